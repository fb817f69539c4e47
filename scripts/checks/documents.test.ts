import { expect, test } from 'vitest'
import { documentFaults, foldersWithoutReadme, wordsIn } from './documents.ts'

const files: Record<string, string> = {
  'CONTRIBUTING.md': '# Contributing\n\n## Before you push\n',
  'tests/a.spec.ts': "test('a message is sent once', go)",
}
const faults = (file: string, text: string) =>
  documentFaults(file, text, { scripts: new Set(['check']), textOf: (name) => files[name] })

test.each([
  ['Run `npm run chek`.', 'names npm run chek, which is no script in package.json'],
  ['`tests/a.spec.ts › a message is lost`', 'names “a message is lost”, which is no test in tests/a.spec.ts'],
  ['`tests/b.spec.ts › a message is sent once`', 'is no test in tests/b.spec.ts'],
  ['[How](CONTRIBUTING.md#after-you-push)', 'links to CONTRIBUTING.md#after-you-push'],
  ['[Below](#steps)', 'links to #steps, which is no heading there'],
  ['First.\nIt was mended.', 'README.md:2 "mended": write fixed'],
  ['word '.repeat(801), 'has 801 words: at most 800'],
  ['line\n'.repeat(111), 'has 111 lines: at most 110'],
  ['![a](a.webp) '.repeat(8), 'has 8 pictures: at most 7'],
])('the document %j has a fault', (text, fault) => {
  expect(faults('README.md', text)).toEqual([expect.stringContaining(fault)])
})

test('a document that keeps the rules has no fault', () => {
  const text = `# Steps

[Push](CONTRIBUTING.md#before-you-push), then [again](#steps): \`npm run check\` (\`mended\`).
\`tests/a.spec.ts › a message is sent once\`

\`\`\`sh
echo nobody mended the wire
\`\`\`
`
  expect(faults('README.md', text)).toEqual([])
})

test('a README of the offline half has at most 15 lines', () => {
  expect(faults('src/offline/outbox/README.md', 'line\n'.repeat(15))).toEqual([])
  expect(faults('src/offline/outbox/README.md', 'line\n'.repeat(16))).toEqual([
    'src/offline/outbox/README.md has 16 lines: at most 15',
  ])
})

test('a folder of the offline half without a README is a fault', () => {
  const files = ['src/offline/README.md', 'src/offline/flush.ts', 'src/dashboard/offline-data/push/push.ts']
  expect(foldersWithoutReadme(files)).toEqual([
    expect.stringContaining('src/dashboard/offline-data/push has no README.md'),
  ])
})

test('words in code blocks are not counted, those in tables are', () => {
  expect(wordsIn('# One\n\n```sh\nnpm ci\n```\n\n| two | three |\n|---|---|\n')).toBe(3)
})
