import { glob, readFile } from 'node:fs/promises'
import { slowPatterns } from './slow-patterns.ts'

/** Regular expressions must not backtrack: with a visitor's text, one such pattern blocks the whole server. */
const faults: string[] = []
for await (const file of glob([
  '*.config.ts',
  '{src,backend,server,mocks,scripts,tests,.storybook}/**/*.{ts,tsx,mjs}',
])) {
  const isTest = /\.(?:test|spec|stories|fixture)\.tsx?$/.test(file)
  const isProduct = /^(?:src|backend|server)\//.test(file) && !isTest
  faults.push(...slowPatterns(file, await readFile(file, 'utf8'), isProduct))
}

for (const fault of faults.sort()) process.stderr.write(`- ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
