import { runServer } from '#server/run-server.ts'

/** A process of its own for tests: the server over the build in SITE, which may be a small one. */
await runServer({ env: process.env, site: process.env.SITE ?? 'dist' })
