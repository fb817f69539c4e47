import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { entries } from '#scripts/build/app-entries.ts'
import { type ChunkFacts, chunkFactsOf } from '#scripts/build/staff-files.ts'

/** Limits in bytes: gzipped for scripts and the precache, uncompressed for the font. */
const limits = {
  /** Inline script of a server-rendered page before it has loaded. */
  start: 2_000,
  /** All scripts that a public page ever loads, automatically or on a click. */
  publicPage: 170_690,
  publicForm: 209_000,
  dashboardPage: 266_700,
  /** Style sheet in every public document. */
  publicStyles: 12_700,
  precache: 700_000,
  font: 40_000,
}

/** Modules that a visitor never downloads. */
const staffOnly = /(^|\/)src\/dashboard\/|node_modules\/(@base-ui|@tanstack\/(react-)?table(-core)?)\//

/**
 * Modules that a visitor loads on an occasion only: a session, data of the version before, pending submissions, an
 * update, two projects chosen for a comparison.
 */
const onOccasion =
  /^src\/(offline\/(storage\/(sign-out\/|move-earlier-data)|outbox\/outbox\.ts|service-worker\/show-update)|site\/routes\/_site\/projects\/-project-comparison)/

/** Modules that send a form and show sent messages. */
const ofForms = /(^|\/)src\/offline\/outbox\/(?!has-items)/

/** Modules that validate a form's input. */
const ofSchemas = /node_modules\/zod\//

const dist = 'dist'
const facts = chunkFactsOf(dist)
if (!existsSync(facts)) throw new Error('There is no build yet: npm run build')

const chunks: Record<string, ChunkFacts> = JSON.parse(await readFile(facts, 'utf8'))
const sizes = new Map<string, number>()
const faults: string[] = []

await documents()
await pages()
await publicStyles()
await precache()
await fonts()
await nothingOfTheMocks()

if (faults.length > 0) {
  process.stderr.write(`\nOver budget:\n${faults.map((fault) => `- ${fault}`).join('\n')}\n`)
  process.exitCode = 1
}

/** Checks that a server-rendered page lists its scripts as data: none is fetched before the page has loaded. */
async function documents() {
  const names = (await readdir(dist, { recursive: true })).filter((name) => /(^|\/)index\.html$/.test(name))
  row('document', 'kB', 'start')
  for (const name of names.sort()) {
    const html = await readFile(path.join(dist, name), 'utf8')
    if (!html.includes('data-page=')) continue
    const start = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text).join('\n')
    const size = gzipSync(start, { level: 9 }).length
    row(name, kilobytes(gzipSync(html, { level: 9 }).length), kilobytes(size))
    if (size > limits.start) over(`The start of ${name}`, size, limits.start)
    if (/<script[^>]*\ssrc=|<link[^>]*"modulepreload"/.test(html))
      faults.push(`${name} loads script before its page has loaded`)
  }
  process.stdout.write('\n')
}

/**
 * Checks each route's scripts: the entry, the layouts, and the screen, which load together; then the dynamic imports.
 */
async function pages() {
  const screens = new Map<string, string>()
  for (const [file, { facade }] of Object.entries(chunks)) {
    const [, route] =
      /^(src\/(?:site|dashboard)\/routes\/.+)\?tsr-split=.*\bcomponent\b/.exec(facade ?? '') ?? []
    if (route) screens.set(route, file)
  }

  row('scripts', 'files', 'kB', 'later', 'all')
  for (const route of [...screens.keys()].filter((name) => !/\/(route|__root)\.tsx$/.test(name)).sort()) {
    const isPublic = route.startsWith('src/site/')
    const entry = isPublic ? entries.site : entries.dashboard
    const roots = [
      ...Object.keys(chunks).filter((file) => chunks[file]?.facade === entry),
      ...framesOf(route).flatMap((frame) => screens.get(frame) ?? []),
      screens.get(route) ?? '',
    ]
    const files = closure(roots)
    const size = await sum(files)
    const afterwards = await sum(later(files, isPublic))
    row(
      route.replace('/routes/', ' '),
      String(files.size),
      kilobytes(size),
      kilobytes(afterwards),
      kilobytes(size + afterwards),
    )
    if (isPublic) foreignTo(route, files)
    const hasForm = [...files].some((file) => chunks[file]?.modules.some((module) => ofForms.test(module)))
    if (isPublic && !hasForm) withoutSchemas(route, [...files, ...later(files, true)])
    const limit = limits[hasForm ? 'publicForm' : 'publicPage']
    if (isPublic && size + afterwards > limit) over(route, size + afterwards, limit)
    if (!isPublic && size > limits.dashboardPage) over(route, size, limits.dashboardPage)
  }
}

/** Returns the route files whose layouts surround a route: of `a/b.tsx`, the root's and a's. */
function framesOf(route: string): string[] {
  const [, routes = '', below = ''] = /^(src\/\w+\/routes)\/(.+)$/.exec(route) ?? []
  const folders = below.split('/').slice(0, -1)
  return [
    `${routes}/__root.tsx`,
    ...folders.map((_, depth) => [routes, ...folders.slice(0, depth + 1), 'route.tsx'].join('/')),
  ]
}

function closure(roots: string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file) || !chunks[file]) return
    reached.add(file)
    for (const next of chunks[file].imports) visit(next)
  }
  for (const root of roots) visit(root)
  return reached
}

/** Returns the files that are loaded after the first paint or on a click: dynamic imports other than screens. */
function later(files: Set<string>, forVisitors: boolean): Set<string> {
  const roots = [...files]
    .flatMap((file) => chunks[file]?.dynamicImports ?? [])
    .filter((file) => !chunks[file]?.facade?.includes('tsr-split'))
    .filter((file) => !forVisitors || !chunks[file]?.modules.some((module) => onOccasion.test(module)))
  const reached = closure(roots)
  for (const file of files) reached.delete(file)
  return reached
}

function foreignTo(route: string, files: Set<string>) {
  const modules = [...files].flatMap((file) => chunks[file]?.modules ?? [])
  const foreign = modules.filter((module) => staffOnly.test(module))
  if (foreign.length > 0)
    faults.push(
      `${route} loads what only staff need: ${foreign.slice(0, 3).join(', ')} (${foreign.length} in all)`,
    )
}

/** Checks that reading records needs no schemas. */
function withoutSchemas(route: string, files: string[]) {
  const hasSchemas = files.some((file) => chunks[file]?.modules.some((module) => ofSchemas.test(module)))
  if (hasSchemas) faults.push(`${route} loads the library of schemas, and has no form`)
}

/** Checks the style sheet in public documents, which all share. */
async function publicStyles() {
  const html = await readFile(`${dist}/about/index.html`, 'utf8')
  const [, styles] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  if (!styles) throw new Error('The documents have no style sheet')
  const size = gzipSync(styles, { level: 9 }).length
  row('styles of public documents', '1', kilobytes(size))
  if (size > limits.publicStyles) over('The style sheet of public documents', size, limits.publicStyles)
}

async function precache() {
  const worker = await readFile(`${dist}/sw.js`, 'utf8')
  const files = new Set(
    [...worker.matchAll(/"revision":"[^"]+","url":"([^"]+)"/g)].map(([, url = '']) => url),
  )
  if (files.size === 0) throw new Error('sw.js holds no list of files to precache')
  const size = await sum(files)
  process.stdout.write('\n')
  row('precache', String(files.size), kilobytes(size))
  if (size > limits.precache) over('The precache', size, limits.precache)
}

async function fonts() {
  for (const file of (await readdir(`${dist}/fonts`)).filter((name) => name.endsWith('.woff2'))) {
    const { length } = await readFile(path.join(dist, 'fonts', file))
    row(`fonts/${file}`, '1', kilobytes(length))
    if (length > limits.font) over(`fonts/${file}`, length, limits.font)
  }
}

/** Checks the modules of each script for mocks: minified code does not reveal its origin. */
async function nothingOfTheMocks() {
  for (const [file, { modules }] of Object.entries(chunks)) {
    const foreign = modules.filter((module) => /(?:^|\/)mocks\/|node_modules\/msw\//.test(module))
    if (foreign.length > 0)
      faults.push(`${file} holds the emulated backend: ${foreign.slice(0, 3).join(', ')}`)
  }
  const names = await readdir(dist, { recursive: true })
  for (const file of names.filter((name) => name.includes('mockServiceWorker'))) {
    faults.push(`${file} belongs to the emulated backend`)
  }
}

async function sum(files: Iterable<string>): Promise<number> {
  let total = 0
  for (const file of files) total += await gzipped(file)
  return total
}

async function gzipped(file: string): Promise<number> {
  const bytes = sizes.get(file) ?? gzipSync(await readFile(path.join(dist, file)), { level: 9 }).length
  sizes.set(file, bytes)
  return bytes
}

function over(subject: string, size: number, limit: number) {
  faults.push(`${subject} weighs ${kilobytes(size)} kB; ${kilobytes(limit)} kB are allowed`)
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function row(name: string, ...cells: string[]) {
  process.stdout.write(`${name.padEnd(44)}${cells.map((cell) => cell.padStart(8)).join('')}\n`)
}
