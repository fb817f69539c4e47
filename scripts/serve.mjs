// @ts-check
// Plain JavaScript for the reason that server/serve.mjs gives.
import { keepCompiled } from '#server/compile-cache.mjs'
import { ensureNodeVersion } from '#server/node-version.mjs'

/** The server alone, over the build that is there. DEMO=1 gives empty rows the demonstration content. */
ensureNodeVersion()
keepCompiled(process.env)
const [{ runServer }, { fillWithDemo }] = await Promise.all([
  import('#server/run-server.ts'),
  import('./demo-content.ts'),
])
await runServer({ env: process.env, site: 'dist', fillWithDemo })
