import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Send } from '#src/api/send.ts'
import type { Shell } from '#src/site/render/shell.ts'

type RendererModule = typeof import('#src/site/render/renderer.tsx')

export type Renderer = ReturnType<RendererModule['createRenderer']>

/** Returns the folder of a build's renderer: beside the deployed folder, not in it. */
export const rendererFolder = (dist: string) => `${path.resolve(dist)}-renderer`

/**
 * Opens the renderer of a build.
 *
 * @param send makes the API calls; without it, all of them fail
 */
export async function openRenderer(folder: string, send?: Send): Promise<Renderer> {
  const shell: Shell = JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8'))
  const file = path.join(folder, 'renderer.js')
  // Another build may have written the file since the last import.
  const address = `${pathToFileURL(file)}?${(await stat(file)).mtimeMs}`
  // The build compiles this file from the module of this type.
  const { createRenderer }: RendererModule = (await import(address)) as RendererModule
  return createRenderer({ shell, ...(send && { send }) })
}
