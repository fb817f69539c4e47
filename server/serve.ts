import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The server alone, with the site that lies beside it (in a release) or beside its folder (in the repository). */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 7)) {
  process.stderr.write(`The server needs Node 24.7 or newer; this is ${process.version}.\n`)
  process.exit(1)
}

const beside = ['./dist', '../dist'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
const site = beside.find((folder) => existsSync(folder)) ?? 'dist'
// Not before the version is known: an older Node cannot load it.
const { runServer } = await import('./run-server.ts')
await runServer({ env: process.env, site })
