import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { fileAddressStep } from '#backend/policy.ts'
import { isPortError } from '#backend/ports/port-error.ts'
import type { Rows } from '#backend/ports/rows.ts'

export interface Signatures {
  /** Returns the query that opens a private file for 5 to 10 minutes. It changes every 5, so that caches work. */
  signedName: (name: string) => string
  isValid: (name: string, query: URLSearchParams) => boolean
}

/** Signs with a key that all servers of the same database share. The first server creates it. */
export async function openSignatures(rows: Rows, now: () => Date): Promise<Signatures> {
  const key = await sharedKey(rows, now)
  const signature = (name: string, expires: string) =>
    createHmac('sha256', key).update(`${name}\n${expires}`).digest('base64url')

  return {
    signedName(name) {
      const expires = String(Math.ceil(now().getTime() / fileAddressStep + 1) * (fileAddressStep / 1000))
      return `?expires=${expires}&signature=${signature(name, expires)}`
    },
    isValid(name, query) {
      const expires = query.get('expires') ?? ''
      const signatureBytes = Buffer.from(query.get('signature') ?? '')
      const right = Buffer.from(signature(name, expires))
      const isRight = signatureBytes.length === right.length && timingSafeEqual(signatureBytes, right)
      return isRight && now().getTime() < Number(expires) * 1000
    },
  }
}

async function sharedKey(rows: Rows, now: () => Date): Promise<Buffer> {
  const _id = 'uploads'
  const savedSecret = await rows.find('secrets', _id)
  if (savedSecret) return Buffer.from(savedSecret.value, 'base64url')
  const row = { _id, value: randomBytes(32).toString('base64url'), createdAt: now().toISOString() }
  await rows.write([{ insert: 'secrets', row }]).catch((error: unknown) => {
    // Another server was first. Its key is read below.
    if (!isPortError(error, 'conflict')) throw error
  })
  const currentSecret = await rows.find('secrets', _id)
  return Buffer.from(String(currentSecret?.value), 'base64url')
}
