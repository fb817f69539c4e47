import type { Plugin } from 'vite'

const runtime = 'react/jsx-runtime'
const facade = '\0jsx-runtime'

/**
 * React makes elements by functions of a CommonJS module, whose names no minifier shortens: each of 3,600 elements would
 * say `(0, module.jsx)(…)`. As an ES module's they are one letter each, 0.4 kB less of every page.
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
