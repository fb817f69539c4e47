import { glob, readFile } from 'node:fs/promises'
import { commentFaults, nameFaults, titleFaults } from './plain-words.ts'

/** Comments, exported names and test titles are plain English: a newcomer can read them. */
const faults: string[] = []
for await (const file of glob([
  '*.config.ts',
  '{src,backend,server,mocks,scripts,tests,.storybook}/**/*.{ts,tsx,mjs}',
])) {
  const code = await readFile(file, 'utf8')
  faults.push(...commentFaults(file, code), ...nameFaults(file, code), ...titleFaults(file, code))
}

for (const fault of faults.sort()) process.stderr.write(`- ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
