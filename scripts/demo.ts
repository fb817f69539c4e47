import { existsSync } from 'node:fs'
import path from 'node:path'
import { accounts } from '#mocks/accounts.ts'
import { isServed } from '#server/cli/command-socket.ts'
import { StartError } from '#server/errors.ts'
import { runServer } from '#server/serve.ts'
import type { Settings } from '#server/settings.ts'
import { fillWithDemo } from './demo-content.ts'

const printLine = (line: string) => process.stdout.write(`${line}\n`)

/** Builds after the server's checks: a running server reads from the same folder. */
async function buildSite({ dataDir }: Settings) {
  if (await isServed(dataDir))
    throw new StartError(`${dataDir} is in use by another server: stop it, or choose another DATA_DIR.`)
  printLine('The site is being built, which takes up to two minutes …')
  const { build } = await import('vite')
  // The server keeps its data private. The build is public: a release that is packed from it runs as another user.
  const privateMask = process.umask(0o022)
  await build({ logLevel: 'warn' })
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
      throw new StartError('The site could not be built.')
    })
    .finally(() => process.umask(privateMask))
  if (!existsSync(path.join(dataDir, 'rows.sqlite')))
    printLine('This is the first start: the demonstration content is being made.')
}

/** Runs the product for a trial: build, server, persistent rows, demonstration content. */
export async function runDemo(): Promise<void> {
  const { address, settings } = await runServer({
    env: { DEMO: '1', LOG_LEVEL: 'warn', ...process.env },
    site: 'dist',
    fillWithDemo: (target) => fillWithDemo(target, { isInUse: true }),
    prepare: buildSite,
  })
  printLine(`\nThe product runs on ${address.replace('127.0.0.1', 'localhost')}/`)
  printLine('Sign in on /login as')
  for (const { role, email, password } of accounts) printLine(`  ${role.padEnd(12)} ${email}   ${password}`)
  printLine(
    `Your data is stored in ${settings.dataDir}. Remove that folder to start over. Ctrl+C stops the server.`,
  )
}
