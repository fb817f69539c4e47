import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { accounts } from '#mocks/accounts.ts'
import { runServer } from '#server/run-server.ts'
import { fillWithDemo } from './demo-content.ts'

/** The product as it is, for somebody who wants to try it: build, server, rows that last, demonstration content. */
const say = (line: string) => process.stdout.write(`${line}\n`)

await build({ logLevel: 'warn' })
const isFirst = !existsSync(path.resolve(process.env.DATA_DIR || 'data', 'rows.sqlite'))
if (isFirst) say('This is the first start: the demonstration content is being made.')
const env = { DEMO: '1', LOG_LEVEL: 'warn', ...process.env }
const { address, settings } = await runServer({ env, site: 'dist', fillWithDemo })

say(`\nThe product runs on ${address.replace('127.0.0.1', 'localhost')}/`)
say('Sign in on /login as')
for (const { role, email, password } of accounts) say(`  ${role.padEnd(12)} ${email}   ${password}`)
say(
  `What you write lasts: it lies in ${settings.dataDir}. Remove that folder to begin anew. Ctrl+C stops the server.`,
)
