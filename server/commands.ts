import { ensureNodeVersion } from './node-version.mjs'

ensureNodeVersion()
// Not before the version is known: an older Node cannot load it.
const { runCommand } = await import('./commands/run-command.ts')
await runCommand(process.argv.slice(2))
