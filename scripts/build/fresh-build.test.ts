import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isFresh } from './fresh-build.ts'
import { wholeBuild } from './whole-build.ts'

let root: string
const at = (...names: string[]) => path.join(root, ...names)
const isThere = () => isFresh(root, 'dist', ['dist/index.html'])
const makeBuild = (...otherPlugins: Plugin[]) =>
  build({ root, configFile: false, logLevel: 'silent', plugins: [...otherPlugins, wholeBuild()] })

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fresh-build-'))
  await mkdir(at('src', 'pages'), { recursive: true })
  await mkdir(at('docs', 'licenses'), { recursive: true })
  await mkdir(at('node_modules'))
  for (const name of ['node_modules/.package-lock.json', 'docs/licenses/MIT.txt', 'src/pages/home.ts'])
    await writeFile(at(name), '')
  await writeFile(at('index.html'), '<!doctype html><title>Site</title>')
  await age()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true })
})

/** Sets all times to a minute ago: file systems store times with a coarse resolution. */
async function age() {
  const earlier = new Date(Date.now() - 60_000)
  const names = ['index.html', 'src', 'src/pages', 'src/pages/home.ts', 'src/pages/start.ts', '.env.local']
  const otherFiles = ['docs/licenses', 'docs/licenses/MIT.txt', 'node_modules/.package-lock.json']
  for (const name of [...names, ...otherFiles])
    await utimes(at(name), earlier, earlier).catch(() => undefined)
}

test('a finished build is fresh until one of its sources is written, renamed or removed', async () => {
  expect(await isThere()).toBe(false)
  await makeBuild()
  expect(await isThere()).toBe(true)
  await writeFile(at('notes.md'), 'No part of the site')
  expect(await isThere()).toBe(true)
  const changes = [
    () => writeFile(at('src', 'pages', 'home.ts'), '0'),
    () => rename(at('src', 'pages', 'home.ts'), at('src', 'pages', 'start.ts')),
    () => rm(at('src', 'pages', 'start.ts')),
    () => writeFile(at('docs', 'licenses', 'MIT.txt'), 'Of another year'),
    () => writeFile(at('node_modules', '.package-lock.json'), '{}'),
    () => writeFile(at('.env.local'), 'VITE_API_URL=https://api.example'),
    () => rm(at('dist'), { recursive: true }),
    () => rm(at('dist-facts'), { recursive: true }),
  ]
  for (const change of changes) {
    await change()
    expect(await isThere(), String(change)).toBe(false)
    await age()
    await makeBuild()
    expect(await isThere(), String(change)).toBe(true)
  }
})

test('a build is not fresh when a source was written while it ran', async () => {
  await makeBuild({ name: 'saving', writeBundle: () => writeFile(at('src', 'pages', 'home.ts'), '0') })
  expect(await isThere()).toBe(false)
})

test('a build with other settings or with the records of a backend is not fresh', async () => {
  for (const [name, value] of [
    ['VITE_SITE_URL', 'https://elsewhere.example'],
    ['NODE_ENV', 'development'],
  ] as const) {
    vi.stubEnv(name, value)
    await makeBuild()
    expect(await isThere(), name).toBe(true)
    vi.unstubAllEnvs()
    expect(await isThere(), name).toBe(false)
  }
  vi.stubEnv('SITE_API', 'https://api.example')
  await makeBuild()
  expect(await isThere()).toBe(false)
})
