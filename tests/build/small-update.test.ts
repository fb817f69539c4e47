import { beforeAll, expect, test } from 'vitest'
import { importMapOf } from '#src/site/render/shell.ts'
import { type BuiltFiles, builtFiles, fetchedAfter } from '#tests/support/built-files.ts'

/** Modules that nearly every screen uses: the one for all API calls, and the date formatter. */
const shared = ['src/api/call/request.ts', 'src/ui/text/date.ts']

let before: BuiltFiles

beforeAll(async () => {
  before = await builtFiles()
}, 120_000)

test('a change of shared modules makes a device fetch at most 30 % of the build again', {
  timeout: 120_000,
}, async () => {
  const { names, share } = fetchedAfter(before, await builtFiles(shared))
  // Only the files with the modules, and the document, whose import map names them.
  expect(names.map((name) => name.replace(/.*(?=\.)/, '')).sort()).toEqual(['.html', '.js', '.js'])
  expect(share).toBeLessThanOrEqual(0.3)
})

test('the document’s import map has every script that others import', () => {
  const { imports } = JSON.parse(importMapOf(before.get('index.html')?.text ?? ''))
  const addresses: unknown[] = Object.values(imports)
  // A worker has no import map, and nothing imports it.
  const scripts = [...before.keys()].filter((name) => name.endsWith('.js') && !name.includes('-worker-'))
  expect(scripts.filter((name) => !addresses.includes(`/${name}`))).toEqual([])
})
