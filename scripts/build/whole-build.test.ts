import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type InlineConfig, type Plugin, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isHalfBuilt } from '#server/http/whole-site.ts'
import { wholeBuild } from './whole-build.ts'

let root: string

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'whole-build-'))
  await writeFile(path.join(root, 'index.html'), '<!doctype html><title>Site</title>')
})
afterAll(() => rm(root, { recursive: true }))

const configWith = (...otherPlugins: Plugin[]): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  preview: { port: 0 },
  plugins: [...otherPlugins, wholeBuild()],
})

function fail() {
  throw new Error('A record has no name')
}

test.each(['writeBundle', 'closeBundle'] as const)(
  'the preview serves a finished build, but not after a later build failed in %s',
  async (hook) => {
    await build(configWith())
    const server = await preview(configWith())
    await server.close()
    expect(isHalfBuilt(path.join(root, 'dist'))).toBe(false)
    await expect(build(configWith({ name: 'failing', [hook]: fail }))).rejects.toThrow('A record has no name')
    await expect(preview(configWith())).rejects.toThrow('dist holds no whole build.')
    expect(isHalfBuilt(path.join(root, 'dist'))).toBe(true)
  },
)

test('a first build that failed counts as half built, and a packed site without facts does not', async () => {
  await rm(path.join(root, 'dist-facts'), { recursive: true, force: true })
  expect(isHalfBuilt(path.join(root, 'dist'))).toBe(false)
  await expect(build(configWith({ name: 'failing', writeBundle: fail }))).rejects.toThrow()
  expect(isHalfBuilt(path.join(root, 'dist'))).toBe(true)
})

test('the preview asks for a build where none exists', async () => {
  await rm(path.join(root, 'dist-facts'), { recursive: true, force: true })
  await expect(preview(configWith())).rejects.toThrow('Run "npm run build"')
})
