import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { resolveConfig } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rowId } from '#mocks/seeds/rows.ts'
import { startEmulatedBackend } from '#mocks/server.ts'
import { rendererFolder } from '#server/pages/open-renderer.ts'
import { company } from '#src/company/company.ts'
import { shell } from '#tests/screens/page-shell.ts'
import { discovery } from './discovery.ts'
import { buildRenderer } from './renderer-build.ts'

let server: Server
let api: string
let folder: string
let dir: string

/** Prepares the state before the build's last step: the renderer with the app shell. */
beforeAll(async () => {
  server = await startEmulatedBackend(0)
  // The address of a TCP server is always an object once it listens.
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  folder = await mkdtemp(path.join(tmpdir(), 'discovery-'))
  dir = path.join(folder, 'dist')
  vi.stubEnv('NODE_ENV', 'production')
  const config = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'build')
  await buildRenderer(config, rendererFolder(dir), [])
  await writeFile(path.join(rendererFolder(dir), 'shell.json'), JSON.stringify(shell))
  await mkdir(dir)
}, 120_000)
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

/** Runs the build's last step. Returns the warnings. */
async function build(origin: string): Promise<string[]> {
  vi.stubEnv('SITE_API', origin)
  const warnings: string[] = []
  const plugin: {
    configResolved: (config: object) => void
    writeBundle: { handler: (options: object) => Promise<void> }
  } = Object(discovery())
  plugin.configResolved({ root: process.cwd(), mode: 'production' })
  await plugin.writeBundle.handler.call({ warn: (sentence: string) => warnings.push(sentence) }, { dir })
  return warnings
}

const file = (name: string) => readFile(path.join(dir, name), 'utf8')

test('a build without an API has static pages, a sitemap of them and an empty feed', {
  timeout: 60_000,
}, async () => {
  expect(await build('')).toEqual([])
  const quote = await file('quote/index.html')
  expect(quote).toContain(`<title>Request a Quote | ${company.name}</title>`)
  expect(quote).toContain(`<link rel="canonical" href="${company.url}/quote"/>`)
  expect(quote).toContain('<html data-page="/quote" data-query="" data-ignored-query="')
  expect(quote).toContain('>Request a Quote</h1>')
  expect(await file('_headers')).toMatch(/style-src 'self' 'sha256-/)
  expect(await file('sitemap.xml')).toContain(`<loc>${company.url}/quote</loc>`)
  expect(await file('rss.xml')).not.toContain('<item>')
})

test('a build with an API also has pages of its records, and its feed has articles', {
  timeout: 60_000,
}, async () => {
  expect(await build(`${api}/`)).toEqual([])
  const project = `project/${rowId('projects', 1)}`
  const head = await file(`${project}/index.html`)
  expect(head).toContain('<title>Second loading berth, Bonny | ')
  expect(head).toContain(`<meta property="og:image" content="${api}/uploads/jetty.webp"/>`)
  expect(await file(`service/${rowId('services', 3)}/index.html`)).toContain('>Civil Engineering | ')
  const article = `${company.url}/blog-details/${rowId('blogs', 1)}`
  const map = await file('sitemap.xml')
  expect(map).toContain(`<url><loc>${company.url}/${project}</loc></url>`)
  expect(map).toContain(`<loc>${article}</loc>`)
  const feed = await file('rss.xml')
  expect(feed).toContain(`<link>${article}</link>\n<guid>${article}</guid>\n<pubDate>`)
  expect(feed).toContain('<description>Welding a branch to a line in service saves a shutdown.')
})

test('a build with an API that is down prints a warning and has only the static pages', {
  timeout: 60_000,
}, async () => {
  // Port 9 of this machine is closed.
  const warnings = await build('http://127.0.0.1:9')
  expect(warnings).toEqual([expect.stringMatching(/^SITE_API, http:\/\/127\.0\.0\.1:9, does not answer/)])
  expect(await file('sitemap.xml')).toContain(`<loc>${company.url}/quote</loc>`)
  expect(await file('sitemap.xml')).not.toContain('/project/')
  expect(await file('rss.xml')).not.toContain('<item>')
})
