/** Node's own hash functions. `crypto.subtle` uses another thread for each text. */
interface Hashing {
  hash?: (algorithm: string, data: string | Uint8Array, encoding: 'hex') => string
  createHash?: (algorithm: string) => Hash
}
interface Hash {
  update: (data: Uint8Array) => void
  digest: (encoding: 'hex') => string
}
// `process` may be missing in browsers. The backend has none of Node's types.
const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } }
const nodeCrypto = process?.getBuiltinModule?.('node:crypto') as Hashing | undefined

/** Returns the SHA-256 in hex. */
export async function digest(data: string | ArrayBuffer): Promise<string> {
  if (nodeCrypto?.hash)
    return nodeCrypto.hash('sha256', typeof data === 'string' ? data : new Uint8Array(data), 'hex')
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** Returns the SHA-256 of a file in hex. Where possible, hashes piece by piece, to keep memory low. */
export async function digestOf(file: Blob): Promise<string> {
  const hash = nodeCrypto?.createHash?.('sha256')
  if (!hash) return digest(await file.arrayBuffer())
  const reader = file.stream().getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) hash.update(part.value)
  return hash.digest('hex')
}

// Fetch random bytes in bulk: a few cost as much as many.
const random = new Uint8Array(1024)
let left = 0

/** Returns the given number of random bytes in hex. */
export function randomHex(bytes: number): string {
  if (left < bytes) {
    crypto.getRandomValues(random)
    left = random.length
  }
  left -= bytes
  const text = hex(random.subarray(left, left + bytes))
  random.fill(0, left, left + bytes)
  return text
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

function hex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += digits[byte]
  return text
}
