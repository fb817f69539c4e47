import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Send } from '#src/api/send.ts'
import type { Shell } from '#src/site/document/shell.ts'

type RendererModule = typeof import('#src/renderer.tsx')

export type Renderer = ReturnType<RendererModule['createRenderer']>

/** Where a build's renderer lies: beside the folder that is deployed, not in it. */
export const rendererFolder = (dist: string) => `${path.resolve(dist)}-renderer`

/**
 * The renderer of a build.
 *
 * @param send makes the calls; none is answered without it
 */
export async function openRenderer(folder: string, send?: Send): Promise<Renderer> {
  const shell: Shell = JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8'))
  const file = path.join(folder, 'renderer.js')
  // Another build may have written it since it was last imported.
  const address = `${pathToFileURL(file)}?${(await stat(file)).mtimeMs}`
  // The file that the build has made of this module.
  const { createRenderer }: RendererModule = (await import(address)) as RendererModule
  return createRenderer({ shell, ...(send && { send }) })
}
