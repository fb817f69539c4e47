/** Node's own hash, where the backend runs in Node: `crypto.subtle` goes through another thread for each text. */
interface Hashing {
  hash?: (algorithm: string, data: string | Uint8Array, encoding: 'hex') => string
}
// A web standard alone would not know of it; its type is ours, since the backend has none of Node's.
const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } }
const own = process?.getBuiltinModule?.('node:crypto') as Hashing | undefined

/** SHA-256 in hex. */
export async function digest(data: string | ArrayBuffer): Promise<string> {
  if (own?.hash) return own.hash('sha256', typeof data === 'string' ? data : new Uint8Array(data), 'hex')
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

// Drawn together: to ask for a few costs as much as to ask for many.
const drawn = new Uint8Array(1024)
let left = 0

/** As many random bytes, in hex. */
export function randomHex(bytes: number): string {
  if (left < bytes) {
    crypto.getRandomValues(drawn)
    left = drawn.length
  }
  left -= bytes
  const text = hex(drawn.subarray(left, left + bytes))
  drawn.fill(0, left, left + bytes)
  return text
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

function hex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += digits[byte]
  return text
}
