import { expect, test } from 'vitest'
import { dependencyFaults } from './dependency-table.ts'

const document = `
| package | reason |
|---|---|
| \`react\`, \`react-dom\` | pages |
| \`@tiptap/*\` | the editor |
| \`knip\` | |

\`jotai\` is named outside of a table.
`

test('a package with a row, alone or by its scope, is no fault', () => {
  expect(dependencyFaults(document, ['react', 'react-dom', '@tiptap/core'])).toEqual([])
})

test('a package without a row or without a reason is a fault', () => {
  expect(dependencyFaults(document, ['react', 'react-dom', '@tiptap/core', 'jotai', 'knip'])).toEqual([
    'docs/dependencies.md has no reason for jotai',
    'docs/dependencies.md has no reason for knip',
  ])
})

test('a row without a package is a fault', () => {
  expect(dependencyFaults(document, ['react', 'react-dom'])).toEqual([
    'docs/dependencies.md names @tiptap/*, which is not in package.json',
  ])
})
