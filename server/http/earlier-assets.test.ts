import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { keepAssets } from './earlier-assets.ts'

const day = 24 * 60 * 60_000

test('files of earlier builds are served for a month', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'assets-'))
  const kept = path.join(folder, 'kept')
  const build = async (...names: string[]) => {
    const assets = path.join(folder, 'assets')
    await rm(assets, { recursive: true, force: true })
    await mkdir(assets)
    for (const name of names) await writeFile(path.join(assets, name), name)
    return assets
  }
  const start = Date.now()
  const at = (days: number) => new Date(start + days * day)
  await keepAssets(await build('a.js', 'b.js'), kept, at(0))
  await keepAssets(await build('b.js', 'c.js'), kept, at(20))
  expect(await readdir(kept)).toEqual(['a.js', 'b.js', 'c.js'])
  await keepAssets(await build('c.js'), kept, at(40))
  expect(await readdir(kept)).toEqual(['b.js', 'c.js'])
  await rm(folder, { recursive: true })
})

test('a copy of an asset that was cut off is replaced', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'assets-'))
  const [assets, kept] = [path.join(folder, 'assets'), path.join(folder, 'kept')]
  await mkdir(assets)
  await writeFile(path.join(assets, 'a.js'), 'all of the script')
  await keepAssets(assets, kept, new Date())
  await writeFile(path.join(kept, 'a.js'), 'all of')
  await keepAssets(assets, kept, new Date())
  expect(await readFile(path.join(kept, 'a.js'), 'utf8')).toBe('all of the script')
  expect(await readdir(kept)).toEqual(['a.js'])
  await rm(folder, { recursive: true })
})
