import { ensureNodeVersion } from './node-version.mjs'

ensureNodeVersion()
// Import after the version check: an older Node cannot load this module.
const { runCommand } = await import('./commands/run-command.ts')
await runCommand(process.argv.slice(2))
