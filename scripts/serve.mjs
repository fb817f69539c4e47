// @ts-check
// Plain JavaScript for the reason that server/serve.mjs gives.
import { keepCompiled } from '#server/compile-cache.mjs'
import { ensureNodeVersion } from '#server/node-version.mjs'

/** Runs the server with the existing build. DEMO=1 fills an empty database with the demonstration content. */
ensureNodeVersion()
keepCompiled(process.env)
const [{ runServer }, { fillWithDemo }] = await Promise.all([
  import('#server/run-server.ts'),
  import('./demo-content.ts'),
])
await runServer({ env: process.env, site: 'dist', fillWithDemo })
