import { readFile, writeFile } from 'node:fs/promises'
import { endpoints } from '#src/contract/index.ts'
import { operation } from './openapi-operation.ts'

/**
 * Writes docs/openapi.json, the contract as an OpenAPI 3.1 document. With `--check` it writes nothing and fails when
 * the file is not what the contract says.
 */
const file = new URL('../docs/openapi.json', import.meta.url)
const text = `${JSON.stringify(openApi(), null, 2)}\n`

if (process.argv.includes('--check')) {
  const written = await readFile(file, 'utf8').catch(() => '')
  if (written !== text) {
    console.error('docs/openapi.json is not what the contract says. Run: npm run openapi')
    process.exitCode = 1
  }
} else {
  await writeFile(file, text)
  process.stdout.write(`docs/openapi.json: ${endpoints.length} calls\n`)
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
        Refusal: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
      },
    },
  }
}
