import { existsSync, readFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { documentFaults, foldersWithoutReadme } from './documents.ts'

/** Checks the length, the vocabulary, the commands, the tests and the anchors of all documents. */
const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
const repository = {
  scripts: new Set(Object.keys(scripts)),
  textOf: (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
}

const offlineFiles: string[] = []
for await (const file of glob('src/{offline,dashboard/offline-data}/**/*.{ts,tsx,md}'))
  offlineFiles.push(file.replaceAll('\\', '/'))

const faults = foldersWithoutReadme(offlineFiles)
for await (const file of glob([
  '*.md',
  '.github/**/*.md',
  'docs/**/*.md',
  'scripts/*.md',
  'src/**/*.md',
  'tests/**/*.md',
]))
  faults.push(...documentFaults(file.replaceAll('\\', '/'), await readFile(file, 'utf8'), repository))

for (const fault of faults.sort()) process.stderr.write(`- ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
