import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { assertNone } from './part.ts'
import { kinds, submissionOf } from './submissions.ts'

/** Account of the staff member who reads the submissions, as settings of the server. */
export const staff = { ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'four pumps under one roof' }

export async function signIn(
  origin: string,
  email = staff.ADMIN_EMAIL,
  password = staff.ADMIN_PASSWORD,
): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`Sign-in: ${answer.status} ${await answer.text()}`)
  const { token }: { token: string } = await answer.json()
  return token
}

/**
 * Compares the data that staff read with the acknowledged submissions: none lost, none duplicated, all fields and files
 * identical. Returns the counts.
 */
export async function assertStored(origin: string, acknowledged: ReadonlySet<number>, seed: number) {
  const authorization = `Bearer ${await signIn(origin)}`
  const found = new Map<number, number>()
  const changed: string[] = []
  let files = 0
  for (const [kind, { path, list, name }] of Object.entries(kinds)) {
    const answer = await fetch(origin + path, { headers: { authorization } })
    const { [list]: rows }: Record<string, Record<string, unknown>[]> = await answer.json()
    for (const row of rows ?? []) {
      const number = Number(/^Mark (\d+)$/.exec(String(row[name]))?.[1])
      found.set(number, (found.get(number) ?? 0) + 1)
      const { fields, hash, kind: sent } = submissionOf(number, seed)
      for (const [field, value] of Object.entries(fields))
        if (row[field] !== value && !String(row[field]).startsWith(`${value}T`))
          changed.push(`${number} ${field}`)
      if (sent !== kind) changed.push(`${number} ${kind}`)
      if (hash === undefined) continue
      files += 1
      if ((await hashOf(origin, String(row.resumeUrl))) !== hash) changed.push(`${number} file`)
    }
  }
  assertNone(
    [...acknowledged].filter((number) => !found.has(number)),
    'lost',
  )
  assertNone(
    [...found].filter(([, count]) => count > 1),
    'doubled',
  )
  assertNone(changed, 'changed')
  return { rows: found.size, files, unacknowledged: found.size - acknowledged.size }
}

async function hashOf(origin: string, url: string): Promise<string> {
  const { pathname, search } = new URL(url)
  const answer = await fetch(origin + pathname + search)
  if (!answer.ok) return `${answer.status}`
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex')
}

/** Whether the server reports that it is ready; undefined when it does not respond at all. */
export async function isReady(origin: string): Promise<boolean | undefined> {
  try {
    return (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return undefined
  }
}

/** Waits for a condition and returns the milliseconds. @throws {Error} after `limit` */
export async function waitUntil(
  holds: () => boolean | undefined | Promise<boolean | undefined>,
  limit: number,
  what: string,
): Promise<number> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > limit) throw new Error(`Not within ${limit} ms: ${what}`)
    await pause(20)
  }
  return performance.now() - began
}
