import { build, preview } from 'vite'
import { accounts } from '#mocks/accounts.ts'

/** The production build with the emulated backend, for somebody who wants to try the product. */
await build({ logLevel: 'warn' })
const server = await preview()

process.stdout.write(`\nThe product runs on ${server.resolvedUrls?.local[0] ?? 'http://localhost:4173/'}\n`)
process.stdout.write('Sign in on /login as\n')
for (const { role, email, password } of accounts)
  process.stdout.write(`  ${role.padEnd(12)} ${email}   ${password}\n`)
process.stdout.write('What you write lasts until you stop it with Ctrl+C.\n')
