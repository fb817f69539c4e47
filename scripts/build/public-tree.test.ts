import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withoutStaff } from './public-tree.ts'

test('the public route tree has every public route and no staff route', async () => {
  const full = await readFile('src/routeTree.gen.ts', 'utf8')
  const imported = (code: string) =>
    [...code.matchAll(/from '(\.\/routes\/[^']+)'/g)].map(([, file = '']) => file)
  const isStaff = (file: string) =>
    /routes\/(?:dashboard\/|login|register|forgot-password|reset-password)/.test(file)
  const all = imported(full)
  const kept = imported(withoutStaff(full))
  expect(all.some(isStaff)).toBe(true)
  expect(kept).toEqual(all.filter((file) => !isStaff(file)))
})
