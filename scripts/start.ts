import { existsSync } from 'node:fs'
import path from 'node:path'
import { accounts } from '#mocks/accounts.ts'
import type { Settings } from '#server/base/settings.ts'
import { ensureNodeVersion } from '#server/node-version.mjs'

/** Runs the product for a trial: build, server, persistent rows, demonstration content. */
ensureNodeVersion()
// Import after the version check: an older Node cannot load these modules.
const [{ runServer }, { isServed }, { StartError }, { fillWithDemo }] = await Promise.all([
  import('#server/run-server.ts'),
  import('#server/commands/command-socket.ts'),
  import('#server/base/start-error.ts'),
  import('./demo-content.ts'),
])
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Builds after the server's checks: a running server reads from the same folder. */
async function buildSite({ dataDir }: Settings) {
  if (await isServed(dataDir))
    throw new StartError(`${dataDir} is in use by another server: stop it, or choose another DATA_DIR`)
  const { build } = await import('vite')
  // The server keeps its data private. The build is public: a release that is packed from it runs as another user.
  const privateMask = process.umask(0o022)
  await build({ logLevel: 'warn' })
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
      throw new StartError('The site could not be built')
    })
    .finally(() => process.umask(privateMask))
  if (!existsSync(path.join(dataDir, 'rows.sqlite')))
    say('This is the first start: the demonstration content is being made.')
}

const env = { DEMO: '1', LOG_LEVEL: 'warn', ...process.env }
const { address, settings } = await runServer({
  env,
  site: 'dist',
  fillWithDemo: (target) => fillWithDemo(target, { isInUse: true }),
  prepare: buildSite,
})

say(`\nThe product runs on ${address.replace('127.0.0.1', 'localhost')}/`)
say('Sign in on /login as')
for (const { role, email, password } of accounts) say(`  ${role.padEnd(12)} ${email}   ${password}`)
say(
  `What you write lasts: it lies in ${settings.dataDir}. Remove that folder to begin anew. Ctrl+C stops the server.`,
)
