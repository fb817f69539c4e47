import { readFile, writeFile } from 'node:fs/promises'
import { configurationPage, environmentExample } from './configuration.ts'
import { errorTable } from './error-table.ts'
import { openApiDocument } from './openapi/document.ts'

/**
 * Writes the documents that are made from code: the contract as an OpenAPI 3.1 document, errors, and settings. With
 * `--check`, writes nothing and fails when a file is outdated.
 */
const files = {
  'docs/openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  'docs/errors.md': errorTable(),
  'docs/configuration.md': configurationPage(),
  '.env.example': environmentExample(),
}

for (const [name, text] of Object.entries(files)) {
  const file = new URL(`../${name}`, import.meta.url)
  if (!process.argv.includes('--check')) {
    await writeFile(file, text)
    process.stdout.write(`${name} written\n`)
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    process.stderr.write(`${name} is outdated. Run: npm run generate\n`)
    process.exitCode = 1
  }
}
