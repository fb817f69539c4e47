import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type ResolvedConfig } from 'vite'
import type { Send } from '#src/api/send.ts'
import type { Shell } from '#src/site/document/shell.ts'
import { publicStyles } from './public-styles.ts'

type RendererModule = typeof import('#src/renderer.tsx')

export type Renderer = ReturnType<RendererModule['createRenderer']>

/** Where a build's renderer lies: beside the folder that is deployed, not in it. */
export const rendererFolder = (dist: string) => `${path.resolve(dist)}-renderer`

/**
 * Builds the renderer for Node, in one file that needs nothing beside it.
 *
 * @param files of ours whose classes public documents need
 */
export async function buildRenderer({ root, mode }: ResolvedConfig, folder: string, files: string[]) {
  await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Vite would take React's transform for developers wherever NODE_ENV says something else.
    oxc: { jsx: { development: false } },
    plugins: [react(), publicStyles(root, files), tailwindcss()],
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

/**
 * The renderer of a build.
 *
 * @param send makes the calls; none is answered without it
 */
export async function openRenderer(folder: string, send?: Send): Promise<Renderer> {
  const shell: Shell = JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8'))
  // Another build may have written it since it was last imported.
  const address = `${pathToFileURL(path.join(folder, 'renderer.js'))}?${encodeURIComponent(shell.html.length)}-${Date.now()}`
  // The file that `buildRenderer` has made of this module.
  const { createRenderer }: RendererModule = (await import(address)) as RendererModule
  return createRenderer({ shell, ...(send && { send }) })
}
