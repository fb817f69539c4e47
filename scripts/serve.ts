import { runServer } from '#server/run-server.ts'
import { fillWithDemo } from './demo-content.ts'

/** The server alone, over the build that is there. DEMO=1 gives empty rows the demonstration content. */
await runServer({ env: process.env, site: 'dist', fillWithDemo })
