import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import type { Send } from '#src/api/send.ts'
import type { ReplaceableFacts } from '#src/company/facts/own-facts.ts'
import type { Shell } from '#src/site/render/shell.ts'

type RendererModule = typeof import('#src/site/render/renderer.tsx')
export type Renderer = ReturnType<RendererModule['createRenderer']>

/** Returns the folder of a build's renderer: beside the deployed folder, not in it. */
export const rendererFolder = (dist: string) => `${path.resolve(dist)}-renderer`

interface OpenOptions {
  /** Makes the API calls. Without it, all of them fail. */
  send?: Send | undefined
  /** Facts that the site settings replace. Without them, documents have the defaults of the build and name no facts. */
  facts?: Partial<ReplaceableFacts> | undefined
}

/** Opens the renderer of a build. Each opening has its own state, and is freed with its last page. */
export async function openRenderer(folder: string, { send, facts }: OpenOptions = {}): Promise<Renderer> {
  const shell: Shell = JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8'))
  const file = path.join(folder, 'renderer.cjs')
  const run = compileFunction(
    await readFile(file, 'utf8'),
    ['exports', 'module', 'require', '__SITE_FACTS__'],
    { filename: file },
  )
  const module = { exports: {} }
  run(module.exports, module, createRequire(file), facts)
  // The build compiles this file from the module of this type.
  const { createRenderer } = module.exports as RendererModule
  return createRenderer({ shell, ...(send && { send }) })
}
