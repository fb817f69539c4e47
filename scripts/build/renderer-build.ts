import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { publicStyles } from './public-styles.ts'

/**
 * Builds the renderer for Node as a single self-contained file, which open-renderer.ts runs.
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
    // Otherwise, Vite uses React's development transform unless NODE_ENV is production.
    oxc: { jsx: { development: false } },
    plugins: [react(), publicStyles(root, files), tailwindcss(), ...besides, oneBytePerCharacter],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/site/render/renderer.tsx',
      outDir: folder,
      emptyOutDir: true,
      // These files belong to the deployed folder. Their addresses are checked anyway.
      copyPublicDir: false,
      target: 'node20',
      // The server holds the text of its code in memory: four megabytes, or twice that with a single wide character.
      minify: true,
      rolldownOptions: { output: { codeSplitting: false, format: 'cjs', entryFileNames: 'renderer.cjs' } },
    },
  })
}

/** Escapes characters beyond Latin-1, which does not change the meaning of the script. */
const oneBytePerCharacter: Plugin = {
  name: 'one-byte-per-character',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withoutWide(file.code)
  },
}

const withoutWide = (code: string) =>
  code.replace(/[\u0100-\uffff]/g, (wide) => `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`)
