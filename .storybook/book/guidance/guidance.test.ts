import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { guidance } from './all-guidance.ts'

const titles = new Map<string, string>()
/** Titles of screens whose stories carry their advice in `parameters`. */
const withTheirOwn = new Set<string>()
for await (const file of glob('src/**/*.stories.tsx')) {
  const text = await readFile(file, 'utf8')
  const [, title = ''] = /const meta\b[^=]*= \{[^}]*?\btitle: '([^']+)'/.exec(text) ?? []
  titles.set(file, title)
  if (/\bguidance: \{\s*use: '[^']+',\s*avoid: 'Don’t [^']+',?\s*\}/.test(text)) withTheirOwn.add(title)
}

test('each story title has exactly one guidance entry, and no entry is left over', () => {
  const parts = [...titles].filter(([, title]) => !title.startsWith('Pages/'))
  expect(parts.filter(([, title]) => title in guidance === withTheirOwn.has(title))).toEqual([])
  const known = new Set(titles.values())
  expect(Object.keys(guidance).filter((title) => !known.has(title))).toEqual([])
})

test('each “avoid” text of the guidance begins with “Don’t”', () => {
  const orders = Object.values(guidance).filter(({ avoid }) => !avoid.startsWith('Don’t '))
  expect(orders).toEqual([])
})

test('the introduction names the group of every story title', async () => {
  const introduction = await readFile('.storybook/book/introduction.mdx', 'utf8')
  const groups = new Set([...titles.values()].map((title) => title.split('/')[0] ?? ''))
  expect([...groups].filter((group) => !introduction.includes(group))).toEqual([])
})
