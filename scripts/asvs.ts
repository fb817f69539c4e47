import { readFile } from 'node:fs/promises'

/**
 * Holds docs/security.md to the 143 requirements of the Application Security Verification Standard 5.0.0 that are ours:
 * each has one row there, which names a test that exists, or says why there is none. Prints how many are which.
 */

/** Sections, and the numbers of their requirements. */
const ids = {
  1.2: '1 2 3 4 5 9 10',
  1.3: '1 2 3 4 6 12',
  1.5: '2 3',
  2.1: '1',
  2.2: '1 2 3',
  2.3: '2 3',
  2.4: '1 2',
  3.2: '1 2 3',
  3.3: '1 2 3 4 5',
  3.4: '1 2 3 4 5 6 7 8',
  3.5: '2 3 8',
  3.6: '1',
  3.7: '2',
  4.1: '1 3 4',
  4.2: '1 5',
  5.1: '1',
  5.2: '1 2 4 6',
  5.3: '1 2',
  5.4: '1 2 3',
  6.1: '1',
  6.2: '1 2 3 4 5 6 7 8 9 10 11',
  6.3: '1 2 4 8',
  6.4: '1 2',
  7.1: '1',
  7.2: '1 2 3 4',
  7.3: '1 2',
  7.4: '1 2 4 5',
  8.1: '1',
  8.2: '1 2 3',
  8.3: '1 2',
  11.3: '1 2 3 4',
  11.4: '1 2',
  11.5: '1',
  13.2: '3',
  13.3: '1',
  13.4: '1 2 3 4 5 6 7',
  14.2: '1 2 3 7 8',
  14.3: '1 2 3',
  15.1: '1 2',
  15.2: '1 2 3',
  15.3: '1 3 4 5 6 7',
  15.4: '2',
  16.2: '1 2 4 5',
  16.3: '1 2 3 4',
  16.4: '1',
  16.5: '1 2 3 4',
}
const expected = Object.entries(ids).flatMap(([section, numbers]) =>
  numbers.split(' ').map((number) => `${section}.${number}`),
)

const text = await readFile('docs/security.md', 'utf8')
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, id = '', what, proof = '']) => ({
    id,
    what,
    proof,
  }),
)
const faults: string[] = []
for (const id of expected) {
  const count = rows.filter((row) => row.id === id).length
  if (count !== 1) faults.push(`${id} has ${count} rows`)
}
for (const { id } of rows) if (!expected.includes(id)) faults.push(`${id} is none of ours`)

const counts = { tested: 0, read: 0, waived: 0 }
for (const { id, proof } of rows) {
  if (proof.startsWith('waived: ')) counts.waived++
  else if (proof.startsWith('by reading: ')) counts.read++
  else {
    counts.tested++
    const fault = await faultOf(proof)
    if (fault) faults.push(`${id}: ${fault}`)
  }
}
process.stdout.write(
  `${rows.length} requirements: ${counts.tested} tested, ${counts.read} by reading, ${counts.waived} waived\n`,
)
for (const fault of faults) process.stdout.write(`- ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1

/** @param proof `path` “part of a title” */
async function faultOf(proof: string): Promise<string | undefined> {
  const [, file = '', title = ''] = /^`([^`]+)` “([^”]+)”$/.exec(proof) ?? []
  if (!file) return 'no test is named'
  const source = await readFile(file, 'utf8').catch(() => undefined)
  if (source === undefined) return `there is no ${file}`
  return source.includes(title) ? undefined : `${file} has no test “${title}”`
}
