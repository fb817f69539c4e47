// @ts-check
// Plain JavaScript, and so is what it imports before modules are kept: for a single TypeScript file at each start Node
// would load the program that takes types off, which then stays in memory.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keepCompiled } from './compile-cache.mjs'
import { ensureNodeVersion } from './node-version.mjs'

/** The server alone, with the site that lies beside it (in a release) or beside its folder (in the repository). */
ensureNodeVersion()
keepCompiled(process.env)

const beside = ['./dist', '../dist'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
const site = beside.find((folder) => existsSync(folder)) ?? 'dist'
// Not before the version is known: an older Node cannot load it.
const { runServer } = await import('./run-server.ts')
await runServer({ env: process.env, site })
