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
    plugins: [react(), publicStyles(root, files), tailwindcss(), ...besides, oneBytePerCharacter],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/renderer.tsx',
      outDir: folder,
      emptyOutDir: true,
      // They are the deployed folder's; their addresses are checked all the same.
      copyPublicDir: false,
      target: 'node20',
      // The server holds the text of what it runs: four megabytes of it, and twice that for a single wide character.
      minify: true,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'renderer.js' } },
    },
  })
}

/** Writes characters beyond Latin-1 as escapes, which mean the same wherever a script may have them. */
const oneBytePerCharacter: Plugin = {
  name: 'one-byte-per-character',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withoutWide(file.code)
  },
}

const withoutWide = (code: string) =>
  code.replace(/[\u0100-\uffff]/g, (wide) => `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`)
