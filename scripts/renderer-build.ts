import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { publicStyles } from './public-styles.ts'

/**
 * Builds the renderer for Node, in one file that needs nothing beside it.
 *
 * @param files of ours whose classes public documents need
 * @param besides more plugins
 */
export async function buildRenderer(
  { root, mode }: ResolvedConfig,
  folder: string,
  files: string[],
  besides: Plugin[] = [],
) {
  await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Vite would take React's transform for developers wherever NODE_ENV says something else.
    oxc: { jsx: { development: false } },
    plugins: [react(), publicStyles(root, files), tailwindcss(), ...besides],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/renderer.tsx',
      outDir: folder,
      emptyOutDir: true,
      // They are the deployed folder's; their addresses are checked all the same.
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'renderer.js' } },
    },
  })
}
