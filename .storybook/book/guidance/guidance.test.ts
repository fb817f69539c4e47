import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { guidance } from './all-guidance.ts'

const titles = new Map<string, string>()
/** A resource's own screens say it in their `parameters`. */
const withTheirOwn = new Set<string>()
for await (const file of glob('src/**/*.stories.tsx')) {
  const text = await readFile(file, 'utf8')
  const [, title = ''] = /const meta\b[^=]*= \{[^}]*?\btitle: '([^']+)'/.exec(text) ?? []
  titles.set(file, title)
  if (/\bguidance: \[\s*'[^']+',\s*'[^']+',?\s*\]/.test(text)) withTheirOwn.add(title)
}

test('every part of the book says once when it is right and what it is not for, and no sentence is left over', () => {
  const parts = [...titles].filter(([, title]) => !title.startsWith('Pages/'))
  expect(parts.filter(([, title]) => title in guidance === withTheirOwn.has(title))).toEqual([])
  const known = new Set(titles.values())
  expect(Object.keys(guidance).filter((title) => !known.has(title))).toEqual([])
})

test('every part stands in a group that the introduction names', async () => {
  const introduction = await readFile('.storybook/book/introduction.mdx', 'utf8')
  const groups = new Set([...titles.values()].map((title) => title.split('/')[0] ?? ''))
  expect([...groups].filter((group) => !introduction.includes(group))).toEqual([])
})
