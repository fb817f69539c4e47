import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { DemoTarget } from './start.ts'

/** Entry of the server and of its commands. The first argument names the action. */
const usage = `Usage: site [serve] [--site FOLDER]  Runs the server. configuration.md has its settings.
       site admin|backup|restore|move --help
       site --version

In the repository, "npm run site -- admin list" stands for "site admin list", and "npm start" runs the demonstration.
`
const [action = 'serve', ...args] = process.argv.slice(2)
/** Scripts of the demonstration. A release does not contain them. */
const demo = new URL('../scripts/demo.ts', import.meta.url)
const demoContent = new URL('../scripts/demo-content.ts', import.meta.url)

ensureNodeVersion()
// Import all other modules after the version check: an older Node cannot load them.
if (action === 'serve') await serve()
else if (action === 'demo' && existsSync(demo)) await (await import(demo.href)).runDemo()
else if (action === '--help') process.stdout.write(usage)
else if (action === '--version') process.stdout.write(`${(await import('./version.ts')).version}\n`)
else {
  const { runCommand } = await import('./cli/run-command.ts')
  await runCommand([action, ...args])
}

async function serve() {
  const { keepCompiled } = await import('./compile-cache.ts')
  keepCompiled(process.env)
  const { runServer } = await import('./serve.ts')
  await runServer({
    env: process.env,
    site: siteFolder(),
    fillWithDemo: existsSync(demoContent) ? fill : undefined,
  })
}

/** Returns the folder of the build: `dist` beside the folder of this file, unless `--site` names another. */
function siteFolder(): string {
  try {
    const { values } = parseArgs({ args, options: { site: { type: 'string' } } })
    return values.site ?? path.join(import.meta.dirname, '../dist')
  } catch {
    process.stderr.write(usage)
    process.exit(1)
  }
}

/** Loads the demonstration content when DEMO=1 asks for it. */
async function fill(target: DemoTarget): Promise<void> {
  const { fillWithDemo } = await import(demoContent.href)
  await fillWithDemo(target)
}

/** Ends the process with a message when Node is too old for the server. */
function ensureNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 7)) return
  process.stderr.write(`This needs Node 24.7 or newer, and runs on ${process.version}.\n`)
  process.exit(1)
}
