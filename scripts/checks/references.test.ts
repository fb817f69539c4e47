import { expect, test } from 'vitest'
import { deadReferences } from './references.ts'

const files = ['src/api/crud.ts', 'src/api', 'docs/offline.md', 'docs/decisions/012-the-outbox.md']
const check = (file: string, text: string) =>
  deadReferences(file, text, (name) => files.includes(name), new Set(['012']))

test.each([
  ['src/x.ts', "import { crud } from '#src/api/gone.ts'"],
  ['src/x.ts', '// As src/api/crud.ts does it; see decision 012.'],
  ['src/x.ts', ' * Reasons stand in docs/decisions/012.'],
  ['src/x.ts', "const page = 'https://host.example/src/api/gone.ts'"],
  [
    'docs/offline.md',
    'Read `src/api/` and [the outbox](decisions/012-the-outbox.md), [a site](https://x.example).',
  ],
  ['docs/release.md', 'The unit runs `server/main.js`.'],
  [
    'CONTRIBUTING.md',
    '`src/contract/things.ts`, `src/site/routes/_site/<page>/index.tsx`, `mocks/seeds/*.ts`',
  ],
])('%s may say: %s', (file, text) => {
  expect(check(file, text)).toEqual([])
})

test.each([
  ['src/x.ts', '// As src/api/gone.ts does it.', 'src/api/gone.ts'],
  ['server/x.ts', '// Answered by backend/gone.ts.', 'backend/gone.ts'],
  ['src/x.ts', ' * Its reasons: docs/decisions/099.', '099'],
  ['src/x.ts', '/** Decision 013 says why. */', '013'],
  ['src/x.ts', '// The words are fixed (decisions.md, 3).', 'not in the repository'],
  ['src/x.ts', ' * As many as the specification counts.', 'not in the repository'],
  ['README.md', 'Everything is in `src/site/company.ts`.', 'src/site/company.ts'],
  ['docs/offline.md', 'See [the record](decisions/013-staff.md).', 'docs/decisions/013-staff.md'],
])('%s may not say: %s', (file, text, reason) => {
  expect(check(file, text).join()).toContain(reason)
})

test('a dead reference is reported with its line', () => {
  expect(check('src/x.ts', 'const a = 1\n// see src/gone.ts')).toEqual([
    'src/x.ts:2 cites src/gone.ts, which does not exist',
  ])
})
