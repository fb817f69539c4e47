// Made by scripts/build/public-tree.ts from the generated tree; its routes are some of that tree's.
declare module '*/routeTree.gen.ts?public' {
  export const routeTree: typeof import('#src/routeTree.gen.ts').routeTree
}
