import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Row as StoredRow } from '#backend/ports/rows.ts'
import { answerElsewhere } from '#mocks/application.ts'
import { backend, resetBackend, showTables } from '#mocks/backend.ts'
import { keyOf } from '#server/files/store.ts'
import { childEnv } from '#tests/child-env.ts'
import { addressOf } from './address-of.ts'
import { openStoredTables } from './stored-tables.ts'

/**
 * The real server as a process of its own, with the template's content, in place of the emulated backend and behind the
 * same weather. `backend` shows what it stores.
 *
 * @param siteUrl where the browser finds it
 */
export async function startRealServer(siteUrl: string) {
  const template = process.env.E2E_TEMPLATE
  if (!template) throw new Error('The template of the real server is not there')
  const folder = await mkdtemp(path.join(tmpdir(), 'real-'))
  await cp(path.join(template, 'data'), folder, { recursive: true })
  const child = spawn(process.execPath, ['tests/server/serve-process.ts'], {
    env: {
      ...childEnv,
      SITE: path.join(template, 'site'),
      DATA_DIR: folder,
      SITE_URL: siteUrl,
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await addressOf(child)
  const stored = openStoredTables(path.join(folder, 'rows.sqlite'))
  showTables(stored.tableOf)
  backend.uploads.get = (address) => {
    const name = address.replace(/\?.*$/, '')
    const row = backend.own.files.find(name)
    // The application's own rows hold what their columns say.
    return row && new File([readFileSync(path.join(folder, 'files', keyOf(row as StoredRow)))], name)
  }
  answerElsewhere((request) => forwarded(request, origin))
  return {
    origin,
    [Symbol.asyncDispose]: async () => {
      answerElsewhere(undefined)
      stored.close()
      // A file of tests that is loaded next may look at the seeds.
      resetBackend()
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.kill('SIGKILL')) await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The server's answer to a request that came to the tests' own host. */
async function forwarded(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of ['host', 'connection', 'content-length']) headers.delete(name)
  headers.set('accept-encoding', 'identity')
  const { method, body, signal } = request
  const response = await fetch(origin + pathname + search, {
    method,
    headers,
    signal,
    redirect: 'manual',
    ...(body && { body, duplex: 'half' }),
  })
  // Its own headers cannot be changed, as the weather does.
  const { status } = response
  return new Response(response.body, { status, headers: hopless(response.headers) })
}

/** Without what was only about the way from the server to here. */
function hopless(given: Headers): Headers {
  const headers = new Headers(given)
  for (const name of ['connection', 'keep-alive', 'transfer-encoding']) headers.delete(name)
  return headers
}
