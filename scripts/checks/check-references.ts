import { existsSync } from 'node:fs'
import { glob, readdir, readFile, writeFile } from 'node:fs/promises'
import { deadReferences } from './references.ts'

/** Checks that cited paths exist, and that the index lists every decision record. */
const folder = 'docs/decisions'
const records = (await readdir(folder)).filter((name) => /^\d{3}-/.test(name))
const numbers = new Set(records.map((name) => name.slice(0, 3)))

const faults: string[] = []
for await (const file of glob([
  '*.md',
  '*.ts',
  'docs/**/*.md',
  '{src,backend,server,mocks,scripts,tests,.storybook}/**/*.{ts,tsx,css}',
])) {
  // The test of this check cites missing files.
  if (file === 'scripts/checks/references.test.ts' || file.endsWith('.gen.ts') || file === 'CHANGELOG.md')
    continue
  faults.push(...deadReferences(file, await readFile(file, 'utf8'), existsSync, numbers))
}

const lines: string[] = []
for (const name of records.sort()) {
  const text = await readFile(`${folder}/${name}`, 'utf8')
  const [, title] = /^# (.+)$/m.exec(text) ?? []
  const [, date] = /^- Date: (\d{4}-\d\d-\d\d)$/m.exec(text) ?? []
  const [, status] = /^- Status: ((?:accepted|superseded by \d{3}).*)$/m.exec(text) ?? []
  if (!title || !date || !status) faults.push(`${folder}/${name} lacks its title, date or status`)
  lines.push(`| [${title}](${name}) | ${date} | ${status} |`)
}

const index = `# Decision records

What the next person might undo, and why it is so. A record is not rewritten when it no longer holds: a new one
supersedes it. \`node scripts/checks/check-references.ts --write\` writes this table.

| record | date | status |
|---|---|---|
${lines.join('\n')}
`
if (process.argv.includes('--write')) await writeFile(`${folder}/README.md`, index)
else if ((await readFile(`${folder}/README.md`, 'utf8').catch(() => '')) !== index)
  faults.push(
    `${folder}/README.md does not list the records as they are: node scripts/checks/check-references.ts --write`,
  )

for (const fault of faults) process.stderr.write(`- ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
