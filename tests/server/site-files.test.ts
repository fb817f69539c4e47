import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openSiteFiles } from '#server/host/site-files.ts'

test.each([
  ['is empty', ''],
  ['is cut off', 'cut off'],
])('a compressed copy that %s is made again', async (_, rest) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  const [site, cache] = [path.join(folder, 'site'), path.join(folder, 'compressed')]
  const script = 'export const words = "the same ".repeat(100)'
  await mkdir(path.join(site, 'assets'), { recursive: true })
  await writeFile(path.join(site, 'assets', 'a.js'), script)
  const compress = async () => (await openSiteFiles(site)).compressAll(cache, () => false)
  await compress()
  const [name = ''] = await readdir(cache)
  const copy = path.join(cache, name)
  await writeFile(copy, rest)
  await compress()
  expect(brotliDecompressSync(await readFile(copy)).toString()).toBe(script)
  await rm(folder, { recursive: true })
})
