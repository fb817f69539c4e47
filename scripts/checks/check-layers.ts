import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { importEffects } from './import-effects.ts'
import { importFault, importsOf } from './layers.ts'

/** Maximum files in a folder, without stories and tests, which may be beside their file. */
const maxLooseFiles = 30

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /^(src|backend|server|mocks|scripts|tests)\/.*\.(?:tsx?|mjs)$/.test(file) &&
      !file.endsWith('.gen.ts') &&
      existsSync(file),
  )

const faults: string[] = []
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  faults.push(...importEffects(file, text))
  for (const imported of importsOf(file, text)) {
    const fault = importFault(file, imported)
    if (fault) faults.push(fault)
  }
}

const loose = Map.groupBy(
  files.filter((file) => !/\.(stories|test|fixture|spec)\.tsx?$/.test(file)),
  (file) => file.slice(0, file.lastIndexOf('/')),
)
for (const [folder, { length }] of loose)
  if (length > maxLooseFiles) faults.push(`${folder} holds ${length} files; ${maxLooseFiles} are allowed`)

for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
