import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isFresh } from './fresh-build.ts'
import { wholeBuild } from './whole-build.ts'

let root: string
const at = (...names: string[]) => path.join(root, ...names)
const makeBuild = () => build({ root, configFile: false, logLevel: 'silent', plugins: [wholeBuild()] })

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fresh-build-'))
  await mkdir(at('src', 'pages'), { recursive: true })
  await writeFile(at('index.html'), '<!doctype html><title>Site</title>')
  await writeFile(at('src', 'pages', 'home.ts'), '')
  // File systems count time in steps: what was written in one with the build may be newer.
  const earlier = new Date(Date.now() - 60_000)
  for (const name of ['index.html', 'src/pages/home.ts', 'src/pages', 'src'])
    await utimes(at(name), earlier, earlier)
})
afterEach(() => rm(root, { recursive: true }))

test('a build that came to its end is fresh until something that it is made of is written, renamed or removed', async () => {
  expect(await isFresh(root, 'dist')).toBe(false)
  await makeBuild()
  expect(await isFresh(root, 'dist')).toBe(true)
  await writeFile(at('notes.md'), 'No part of the site')
  expect(await isFresh(root, 'dist')).toBe(true)
  const changes = [
    () => writeFile(at('src', 'pages', 'home.ts'), '0'),
    () => rename(at('src', 'pages', 'home.ts'), at('src', 'pages', 'start.ts')),
    () => rm(at('src', 'pages', 'start.ts')),
    () => writeFile(at('.env.local'), 'VITE_API_URL=https://api.example'),
    () => rm(at('dist-facts'), { recursive: true }),
  ]
  for (const change of changes) {
    await change()
    expect(await isFresh(root, 'dist'), String(change)).toBe(false)
    await makeBuild()
    expect(await isFresh(root, 'dist'), String(change)).toBe(true)
  }
})

test('one that was made with other settings is not, nor one that holds the records of a backend', async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://elsewhere.example')
  await makeBuild()
  expect(await isFresh(root, 'dist')).toBe(true)
  vi.unstubAllEnvs()
  expect(await isFresh(root, 'dist')).toBe(false)
  vi.stubEnv('SITE_API', 'https://api.example')
  await makeBuild()
  expect(await isFresh(root, 'dist')).toBe(false)
  vi.unstubAllEnvs()
})
