import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { InlineConfig, Plugin, Rolldown } from 'vite'

const staffScreen = /\/src\/dashboard\/routes\/dashboard\//

/** Facts about one built script, for the budgets: its modules and the files that it loads. */
export type ChunkFacts = {
  /** Route file or dynamic import for which the chunk was made. */
  facade: string | null
  modules: string[]
  imports: string[]
  dynamicImports: string[]
  /** Whether only signed-in users load it. */
  staff: boolean
}

/** Returns the file with facts about a build's scripts: beside the deployed folder, not in it. */
export const chunkFactsOf = (dist: string) => `${path.resolve(dist)}-facts/chunks.json`

/**
 * Separates the files that only staff load from those that every visitor may need. Lists both with their hashes for the
 * service worker, which rejects files that differ: staff files as `__STAFF_FILES__`, the others as Workbox's manifest.
 */
export function staffFiles() {
  let dist = ''
  let staff: string[] = []

  const plugin: Plugin = {
    name: 'staff-files',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      dist = path.resolve(root, build.outDir)
    },
    async writeBundle(_, bundle) {
      const facts = chunkFacts(bundle)
      staff = Object.keys(facts).filter((file) => facts[file]?.staff)
      const file = chunkFactsOf(dist)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, `${JSON.stringify(facts, null, 2)}\n`)
    },
  }

  // Both run after every file has been written in its final form, including the heads of the pages.
  const listForVisitors = async <Entry extends { url: string }>(entries: Entry[]) => {
    const visitors = entries.filter(({ url }) => !staff.includes(url))
    return { manifest: await Promise.all(visitors.map(withHash)) }
  }

  const listForStaff = async (config: InlineConfig) => {
    const { output } = config.build?.rollupOptions ?? {}
    // The plugin still uses the option's old name, which makes every build warn.
    if (output && !Array.isArray(output)) {
      delete output.inlineDynamicImports
      output.codeSplitting = false
    }
    config.define = {
      ...config.define,
      __STAFF_FILES__: JSON.stringify(await Promise.all(staff.map((url) => withHash({ url })))),
    }
  }

  const withHash = async <Entry extends { url: string }>(entry: Entry) => {
    const integrity = await integrityOf(entry.url)
    return { ...entry, integrity, revision: integrity }
  }

  const integrityOf = async (url: string) => {
    const digest = createHash('sha256').update(await readFile(path.join(dist, url)))
    return `sha256-${digest.digest('base64')}`
  }

  return { plugin, listForVisitors, listForStaff }
}

/** Returns the facts about each script of a build. */
export function chunkFacts(bundle: Rolldown.OutputBundle): Record<string, ChunkFacts> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const shared = loadedByVisitors(chunks)
  const facts: Record<string, ChunkFacts> = {}
  for (const chunk of chunks) {
    const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
    const fact = {
      facade: chunk.facadeModuleId ? relative(chunk.facadeModuleId) : null,
      modules: chunk.moduleIds.map(relative),
      imports: chunk.imports,
      dynamicImports: chunk.dynamicImports,
      staff: !shared.has(chunk.fileName),
    }
    facts[chunk.fileName] = fact
    for (const style of styles)
      facts[style] = {
        facade: null,
        modules: [],
        imports: [],
        dynamicImports: [],
        staff: fact.staff && (facts[style]?.staff ?? true),
      }
  }
  for (const worker of workersOf(bundle)) {
    const starters = chunks.filter(({ code }) => code.includes(worker))
    facts[worker] = {
      facade: null,
      modules: [],
      imports: [],
      dynamicImports: [],
      staff: starters.every(({ fileName }) => !shared.has(fileName)),
    }
  }
  return facts
}

/** Returns the worker scripts, which are built separately in one file each. */
const workersOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).flatMap(({ type, fileName }) =>
    type === 'asset' && fileName.endsWith('.js') ? [fileName] : [],
  )

/**
 * Returns all files that the entries reach without passing through a dashboard screen. The sign-in screens are among
 * them: after a Logout offline, the deletion of staff's files must not take them away.
 */
function loadedByVisitors(chunks: Rolldown.OutputChunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<string>()
  const visit = (name: string) => {
    const chunk = byName.get(name)
    if (!chunk || reached.has(name)) return
    reached.add(name)
    for (const next of chunk.imports) visit(next)
    for (const next of chunk.dynamicImports)
      if (!staffScreen.test(byName.get(next)?.facadeModuleId ?? '')) visit(next)
  }
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName)
  return reached
}

function relative(id: string): string {
  return id.replace(/^\0/, '').replace(`${process.cwd()}/`, '')
}
