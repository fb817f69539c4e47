import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '#tests/support/postgres.ts'
import { startServer } from '#tests/support/server.ts'
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
  const server = await startServer({
    env: {
      SITE: folder,
      DATA_DIR: path.join(folder, 'data'),
      ...(postgres && { DATABASE_URL: await postgres.newDatabase() }),
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'silent',
    },
  })
  return {
    origin: server.origin,
    close: async () => {
      await server.stop()
      await postgres?.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
