import { readFile, writeFile } from 'node:fs/promises'
import { errors } from '#backend/errors.ts'
import { endpoints } from '#src/contract/index.ts'
import { errorTable } from './error-table.ts'
import { operation } from './openapi-operation.ts'

/**
 * Writes docs/openapi.json, the contract as an OpenAPI 3.1 document, and docs/errors.md. With `--check`, writes nothing
 * and fails when a file is outdated.
 */
const files = {
  'openapi.json': `${JSON.stringify(openApi(), null, 2)}\n`,
  'errors.md': errorTable(),
}

for (const [name, text] of Object.entries(files)) {
  const file = new URL(`../docs/${name}`, import.meta.url)
  if (!process.argv.includes('--check')) {
    await writeFile(file, text)
    process.stdout.write(`docs/${name} written\n`)
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    process.stderr.write(`docs/${name} is outdated. Run: npm run openapi\n`)
    process.exitCode = 1
  }
}

function openApi() {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const { path, method } = endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Site and dashboard API',
      version: '1',
      description:
        'Every call that the public site and the staff dashboard make. Records are read tolerantly: a field that is missing or of another type gets a default.',
    },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of POST /auth/login' },
      },
      schemas: {
        Error: {
          type: 'object',
          properties: { message: { type: 'string' }, code: { type: 'string', enum: Object.keys(errors) } },
          required: ['message'],
        },
      },
    },
  }
}
