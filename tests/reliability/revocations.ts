import assert from 'node:assert/strict'
import path from 'node:path'
import { createServer, createServerFolder, runCommandOrThrow } from '#tests/support/server.ts'
import { assertNone, type Part, type PartOptions } from './part.ts'
import { signIn, staff } from './stored.ts'

const clients = 16
const password = 'nine valves in a long row'

export const revocations: Part = { name: 'Sessions ended under load', run }

/** A signed-in staff member, and the way to end the session. */
interface Session {
  email: string
  id: string
  token: string
}

async function run({ isQuick }: PartOptions): Promise<string> {
  const later = isQuick ? 100 : 1_000
  await using place = await createServerFolder('sessions')
  const dataDir = path.join(place.folder, 'data')
  const server = await createServer({ env: { SITE: place.site, DATA_DIR: dataDir, ...staff } })
  try {
    await server.startOrThrow()
    const { origin } = server
    const owner = await signIn(origin)
    const ways: Record<string, (session: Session) => Promise<unknown>> = {
      'sign-out': ({ token }) => call(origin, 'POST', '/auth/logout', token),
      'a new password': async ({ email }) =>
        call(origin, 'POST', '/auth/password', await signIn(origin, email, password), {
          currentPassword: password,
          newPassword: `${password}, and one`,
        }),
      'deletion of the account': ({ id }) => call(origin, 'DELETE', `/auth/admins/${id}`, owner),
      'the command line': ({ email }) => revoke(dataDir, email),
    }
    const before: number[] = []
    for (const [index, [way, end]] of Object.entries(ways).entries()) {
      const email = `staff-${index}@example.com`
      await call(origin, 'POST', '/auth/register', owner, { name: 'Ada', email, password, role: 'admin' })
      const admins = await call<{ _id: string; email: string }[]>(origin, 'GET', '/auth/admins', owner)
      const id = admins.find((one) => one.email === email)?._id ?? ''
      const token = await signIn(origin, email, password)
      before.push(await endUnderLoad({ origin, token, later, way, end: () => end({ email, id, token }) }))
    }
    const names = Object.keys(ways)
    return `ended by ${names.slice(0, -1).join(', ')} and ${names.at(-1)} while ${clients} clients used it (${before.reduce((sum, count) => sum + count, 0)} calls before): of ${names.length} × ${later} later calls none was accepted`
  } finally {
    await server.kill()
  }
}

interface Ending {
  origin: string
  token: string
  later: number
  way: string
  end: () => Promise<unknown>
}

/** Returns how many calls were accepted before the session ended. */
async function endUnderLoad({ origin, token, later, way, end }: Ending): Promise<number> {
  let isEnded = false
  let before = 0
  let begun = 0
  const accepted: string[] = []
  const use = async () => {
    while (begun < later) {
      // Calls in progress when the session ends may still succeed.
      const isLater = isEnded
      if (isLater) begun += 1
      const status = await statusOf(`${origin}/api/v1/demo`, token)
      if (isLater && status !== 401) accepted.push(`${status} after ${way}`)
      if (!isLater && status === 200) before += 1
    }
  }
  const using = Promise.all(Array.from({ length: clients }, use))
  while (before < 2 * clients) await new Promise(setImmediate)
  await end()
  isEnded = true
  await using
  assertNone(accepted, 'later calls were accepted')
  return before
}

async function statusOf(url: string, token: string): Promise<number> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  await answer.body?.cancel()
  return answer.status
}

async function call<Answer>(origin: string, method: string, at: string, token: string, body?: object) {
  const answer = await fetch(`${origin}/api/v1${at}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  assert.ok(answer.ok, `${method} ${at}: ${answer.status} ${text}`)
  // Other tests check that the API responds as the contract declares.
  return (text ? JSON.parse(text) : {}) as Answer
}

async function revoke(dataDir: string, email: string): Promise<void> {
  await runCommandOrThrow(['admin', 'revoke', email], { DATA_DIR: dataDir })
}
