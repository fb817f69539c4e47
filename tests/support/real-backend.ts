import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RowOf } from '#backend/schema.ts'
import { setApplication } from '#mocks/application.ts'
import { backend, resetBackend, showTables } from '#mocks/backend.ts'
import { keyOf } from '#server/files/store.ts'
import { startServer } from './server.ts'
import { openStoredTables } from './stored-tables.ts'

/**
 * Starts the real server in its own process with the template's content, in place of the emulated backend and behind
 * the same simulated faults. `backend` shows its stored data.
 *
 * @param siteUrl address of the site in the browser
 */
export async function startRealServer(siteUrl: string) {
  const template = process.env.E2E_TEMPLATE
  if (!template) throw new Error('The template of the real server is not there')
  const folder = await mkdtemp(path.join(tmpdir(), 'real-'))
  await cp(path.join(template, 'data'), folder, { recursive: true })
  const site = path.join(template, 'site')
  const server = await startServer({ env: { SITE: site, DATA_DIR: folder, SITE_URL: siteUrl } })
  const { origin } = server
  const stored = openStoredTables(path.join(folder, 'rows.sqlite'))
  showTables(stored.tableOf)
  backend.uploads.get = (address) => {
    const name = address.replace(/\?.*$/, '')
    const row = backend.internal.files.find(name)
    // The application's own rows have the types of their columns.
    return row && new File([readFileSync(path.join(folder, 'files', keyOf(row as RowOf<'files'>)))], name)
  }
  setApplication((request) => forwarded(request, origin))
  return {
    origin,
    [Symbol.asyncDispose]: async () => {
      setApplication(undefined)
      stored.close()
      // The next test file may read the seeds.
      resetBackend()
      await server.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Forwards a request from the tests' host to the server. */
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
  // The headers of this response are immutable, but the simulated faults change them.
  const { status } = response
  return new Response(response.body, { status, headers: hopless(response.headers) })
}

/** Removes the hop-by-hop headers. */
function hopless(given: Headers): Headers {
  const headers = new Headers(given)
  for (const name of ['connection', 'keep-alive', 'transfer-encoding']) headers.delete(name)
  return headers
}
