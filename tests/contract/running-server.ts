import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addressOf } from '#tests/backends/address-of.ts'
import { childEnv } from '#tests/child-env.ts'
import { startPostgres } from '#tests/server/postgres.ts'
import { credentials } from './backend.ts'
import type { StartTarget } from './targets.ts'

/**
 * Starts the real server in its own process, on a database with only the first super admin: SQLite, or PostgreSQL with
 * CONTRACT_DATABASE=postgres.
 */
export const start: StartTarget = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'))
  await writeFile(path.join(folder, 'shell.html'), '<!doctype html>')
  const isPostgres = process.env.CONTRACT_DATABASE === 'postgres'
  const postgres = isPostgres ? await startPostgres({ isDurable: false }) : undefined
  const { email, password } = credentials()
  const child = spawn(process.execPath, ['tests/server/serve-process.ts'], {
    env: {
      ...childEnv,
      SITE: folder,
      DATA_DIR: path.join(folder, 'data'),
      ...(postgres && { DATABASE_URL: await postgres.newDatabase() }),
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    origin: await addressOf(child),
    close: async () => {
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.kill()) await ended
      await postgres?.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
