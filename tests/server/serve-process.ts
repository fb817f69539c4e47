import { runServer } from '#server/run-server.ts'

/** Script of a test process: the server with the build in SITE, which may be a small one. */
await runServer({ env: process.env, site: process.env.SITE ?? 'dist' })
