// @ts-check
// Plain JavaScript, like all imports before the compile cache is active: for a single TypeScript file, Node would load
// its type stripper, which then stays in memory.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keepCompiled } from './compile-cache.mjs'
import { ensureNodeVersion } from './node-version.mjs'

/** Runs the server with the site beside it (in a release) or beside its folder (in the repository). */
ensureNodeVersion()
keepCompiled(process.env)

const beside = ['./dist', '../dist'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
const site = beside.find((folder) => existsSync(folder)) ?? 'dist'
// Import after the version check: an older Node cannot load this module.
const { runServer } = await import('./run-server.ts')
await runServer({ env: process.env, site })
