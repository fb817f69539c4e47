import { existsSync } from 'node:fs'
import { glob, readdir, readFile, writeFile } from 'node:fs/promises'
import { type RecordEntry, readRecord, recordIndex } from './decision-records.ts'
import { deadReferences } from './references.ts'

/** Checks that cited paths exist, and the form and the index of the decision records. */
const folder = 'docs/decisions'
const records = (await readdir(folder)).filter((name) => /^\d{3}-/.test(name))
const numbers = new Set(records.map((name) => name.slice(0, 3)))

const faults: string[] = []
for await (const file of glob([
  '*.md',
  '*.ts',
  'docs/**/*.md',
  '{scripts,src,tests}/**/*.md',
  '{src,backend,server,mocks,scripts,tests,.storybook}/**/*.{ts,tsx,css}',
])) {
  // The test of this check cites missing files.
  if (file === 'scripts/checks/references.test.ts' || file.endsWith('.gen.ts') || file === 'CHANGELOG.md')
    continue
  faults.push(...deadReferences(file, await readFile(file, 'utf8'), existsSync, numbers))
}

const entries: RecordEntry[] = []
for (const name of records.sort()) {
  const entry = readRecord(name, await readFile(`${folder}/${name}`, 'utf8'))
  entries.push(entry)
  faults.push(...entry.faults.map((fault) => `${folder}/${name} ${fault}`))
}

const index = recordIndex(entries)
if (process.argv.includes('--write')) await writeFile(`${folder}/README.md`, index)
else if ((await readFile(`${folder}/README.md`, 'utf8').catch(() => '')) !== index)
  faults.push(
    `${folder}/README.md does not list the records as they are: node scripts/checks/check-references.ts --write`,
  )

for (const fault of faults) process.stderr.write(`- ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
