import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { InlineConfig, Plugin, Rolldown } from 'vite'

const staffRoute = /\/src\/(routes\/dashboard|dashboard)\//

/** What the budgets read about one built script: the modules inside it and the files that it loads. */
export type ChunkFacts = {
  /** The route file or dynamic import that the chunk was made for. */
  facade: string | null
  modules: string[]
  imports: string[]
  dynamicImports: string[]
  /** Only somebody who signs in ever loads it. */
  staff: boolean
}

/** Where a build leaves what its scripts are made of: beside the folder that is deployed, not in it. */
export const chunkFactsOf = (dist: string) => `${path.resolve(dist)}-facts/chunks.json`

/**
 * Tells the files that only staff load from those that every visitor may need, and lists both for the service worker
 * with their hashes: it takes no file that differs. The former it learns as `__STAFF_FILES__`, the latter as the
 * manifest of Workbox.
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

  // Both are called when every file is written as it is deployed, the heads of the pages included.
  const listForVisitors = async <Entry extends { url: string }>(entries: Entry[]) => {
    const visitors = entries.filter(({ url }) => !staff.includes(url))
    const manifest = visitors.map(async (entry) => ({
      ...entry,
      // The hash says it already.
      revision: null,
      integrity: await integrityOf(entry.url),
    }))
    return { manifest: await Promise.all(manifest) }
  }

  const listForStaff = async (config: InlineConfig) => {
    const { output } = config.build?.rollupOptions ?? {}
    // The plugin still says it by the option's old name, which makes every build warn.
    if (output && !Array.isArray(output)) {
      delete output.inlineDynamicImports
      output.codeSplitting = false
    }
    const list = staff.map(async (url) => ({ url, integrity: await integrityOf(url) }))
    config.define = { ...config.define, __STAFF_FILES__: JSON.stringify(await Promise.all(list)) }
  }

  const integrityOf = async (url: string) => {
    const digest = createHash('sha256').update(await readFile(path.join(dist, url)))
    return `sha256-${digest.digest('base64')}`
  }

  return { plugin, listForVisitors, listForStaff }
}

/** What each script of a build is made of. */
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

/** Scripts that run beside the page are built by themselves, each in one file. */
const workersOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).flatMap(({ type, fileName }) =>
    type === 'asset' && fileName.endsWith('.js') ? [fileName] : [],
  )

/** The bundler may give the page's script to several files, none of which is called the entry then. */
const isStart = ({ isEntry, moduleIds }: Rolldown.OutputChunk) =>
  isEntry || moduleIds.some((id) => id.endsWith('/src/main.tsx'))

/** Everything that the entry reaches without going through a screen of the dashboard. */
function loadedByVisitors(chunks: Rolldown.OutputChunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<string>()
  const visit = (name: string) => {
    const chunk = byName.get(name)
    if (!chunk || reached.has(name)) return
    reached.add(name)
    for (const next of chunk.imports) visit(next)
    for (const next of chunk.dynamicImports)
      if (!staffRoute.test(byName.get(next)?.facadeModuleId ?? '')) visit(next)
  }
  for (const chunk of chunks) if (isStart(chunk)) visit(chunk.fileName)
  return reached
}

function relative(id: string): string {
  return id.replace(/^\0/, '').replace(`${process.cwd()}/`, '')
}
