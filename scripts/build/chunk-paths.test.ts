import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'

/** Every path in a group of files, or in a test of the module graph. */
let paths: string[] = []

beforeAll(async () => {
  const sources = ['chunk-paths.ts', 'chunks.ts', 'module-graph.ts']
  const texts = await Promise.all(sources.map((file) => readFile(`scripts/build/${file}`, 'utf8')))
  paths = texts.flatMap((text) =>
    [...text.matchAll(/'((?:src|node_modules)\/[^']*)'/g)].map(([, path = '']) => path),
  )
})

test('each folder and file that the chunk groups name exists', () => {
  expect(paths.length).toBeGreaterThan(50)
  const isThere = (path: string) => existsSync(path) && statSync(path).isDirectory() === path.endsWith('/')
  expect(paths.filter((path) => !isThere(path))).toEqual([])
})

test('the chunk groups name at most fifteen single files besides folders', () => {
  const files = paths.filter((path) => /^src\/(?!routes\/).*[^/]$/.test(path))
  expect(files.length).toBeLessThanOrEqual(15)
})
