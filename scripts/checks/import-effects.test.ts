import { expect, test } from 'vitest'
import { importEffects } from './import-effects.ts'

const text = `import { store } from './store.ts'
const names = new Set(['a'])
beforeSessionEnds(() => {
  clear()
})
void start()
export const create = () => start()
`

test('a call at the start of a line is an effect at import time', () => {
  expect(importEffects('src/api/session.ts', text)).toEqual([
    'src/api/session.ts acts at its import: beforeSessionEnds(() => {',
    'src/api/session.ts acts at its import: void start()',
  ])
})

test('entries, tests, stories and fixtures may act at their import', () => {
  for (const file of ['src/site/boot/client.tsx', 'src/api/session.test.ts', 'server/main.ts'])
    expect(importEffects(file, text)).toEqual([])
})
