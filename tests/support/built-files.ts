import { createHash } from 'node:crypto'
import { build, loadConfigFromFile, type PluginOption, type Rolldown } from 'vite'

/** Plugins that run after the scripts are built, and files for other hosts. */
const notNeeded =
  /^(?:documents|staff-files|whole-build|vite-plugin-pwa|discovery|company-files|licenses|shipped-packages|mock-api)/

/** Files of a build by name. */
export type BuiltFiles = Map<string, { hash: string; size: number; text: string }>

/**
 * Builds the scripts, style sheets, and document that the worker caches.
 *
 * @param touched paths of modules that get an extra statement in this build
 */
export async function builtFiles(touched: readonly string[] = []): Promise<BuiltFiles> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts')
  const config = loaded?.config ?? {}
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
    plugins: [await needed(config.plugins ?? []), touching(touched)],
  })
  const files: BuiltFiles = new Map()
  // A single build without watching returns one output.
  for (const file of (output as Rolldown.RolldownOutput).output) {
    if (!/\.(?:js|css|html)$/.test(file.fileName)) continue
    const text = String(file.type === 'chunk' ? file.code : file.source)
    const hash = createHash('sha256').update(text).digest('base64')
    files.set(file.fileName, { hash, size: Buffer.byteLength(text), text })
  }
  return files
}

async function needed(plugins: PluginOption[]): Promise<PluginOption[]> {
  const kept: PluginOption[] = []
  for (const plugin of await Promise.all(plugins)) {
    if (Array.isArray(plugin)) kept.push(...(await needed(plugin)))
    else if (plugin && 'name' in plugin && !notNeeded.test(plugin.name)) kept.push(plugin)
  }
  return kept
}

function touching(modules: readonly string[]): PluginOption {
  return {
    name: 'touching',
    enforce: 'pre',
    transform: (code, id) =>
      modules.some((module) => id.endsWith(`/${module}`))
        ? `${code}\nif (globalThis.isTouched) globalThis.isTouched()\n`
        : null,
  }
}

/** Returns the files that a device with the previous build must fetch, and their share of all bytes. */
export function fetchedAfter(before: BuiltFiles, after: BuiltFiles): { names: string[]; share: number } {
  const fetched = [...after].filter(([name, { hash }]) => before.get(name)?.hash !== hash)
  return { names: fetched.map(([name]) => name), share: sizeOf(fetched) / sizeOf([...after]) }
}

const sizeOf = (files: [string, { size: number }][]) => files.reduce((sum, [, { size }]) => sum + size, 0)
