import type { Plugin } from 'vite'

const runtime = 'react/jsx-runtime'
const facade = '\0jsx-runtime'

/**
 * Turns React's JSX runtime into an ES module, which saves 0.4 kB per page. No minifier shortens the names of a
 * CommonJS module: each of 3,600 elements would contain `(0, module.jsx)(…)`.
 */
export function jsxRuntime(): Plugin {
  return {
    name: 'jsx-runtime',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === runtime && importer !== facade ? facade : undefined),
    load: (id) =>
      id === facade
        ? `import runtime from '${runtime}'\nexport const { Fragment, jsx, jsxs } = runtime`
        : undefined,
  }
}
