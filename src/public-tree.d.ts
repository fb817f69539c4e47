// Made by scripts/build/public-tree.ts from the generated tree, with a subset of its routes.
declare module '*/routeTree.gen.ts?public' {
  export const routeTree: typeof import('#src/routeTree.gen.ts').routeTree
}
