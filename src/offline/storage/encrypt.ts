/** Encrypted bytes; any change to them is detected. */
export interface Encrypted {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

const cipher = 'AES-GCM'

/** Whether Web Crypto is available, which pages over plain http lack: data that cannot be encrypted is not stored. */
export const canEncrypt = () => typeof crypto !== 'undefined' && crypto.subtle !== undefined

/** Creates a key that encrypts and decrypts; by default scripts cannot export it. */
export const newKey = (extractable = false) =>
  crypto.subtle.generateKey({ name: cipher, length: 256 }, extractable, ['encrypt', 'decrypt'])

/**
 * Encrypts bytes, each time with a fresh IV.
 *
 * @param additionalData place of the bytes: moved elsewhere they cannot be decrypted
 */
export async function encrypt(
  key: CryptoKey,
  bytes: BufferSource,
  additionalData: string,
): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, bytes: await crypto.subtle.encrypt(parameters(iv, additionalData), key, bytes) }
}

/** @throws if the key is another one, or if anything was changed */
export function decrypt(
  key: CryptoKey,
  { iv, bytes }: Encrypted,
  additionalData: string,
): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt(parameters(iv, additionalData), key, bytes)
}

export function encryptJson(key: CryptoKey, value: unknown, additionalData: string): Promise<Encrypted> {
  return encrypt(key, encode(JSON.stringify(value)), additionalData)
}

export async function decryptJson(
  key: CryptoKey,
  sealed: Encrypted,
  additionalData: string,
): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await decrypt(key, sealed, additionalData)))
}

/** Returns the SHA-256 of a text in hexadecimal, a name that does not reveal it. */
export async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Session key, encrypted with a key derived from the token. */
export interface WrappedKey extends Encrypted {
  salt: Uint8Array<ArrayBuffer>
}

/** Returns a new session key, both usable and wrapped. */
export async function newSessionKey(token: string): Promise<{ key: CryptoKey; wrapped: WrappedKey }> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const raw = await crypto.subtle.exportKey('raw', await newKey(true))
  const sealed = await encrypt(await keyOf(token, salt), raw, wrapping)
  return { key: await imported(raw), wrapped: { ...sealed, salt } }
}

/** @throws if it was wrapped with another token */
export async function unwrapKey(token: string, wrapped: WrappedKey): Promise<CryptoKey> {
  return imported(await decrypt(await keyOf(token, wrapped.salt), wrapped, wrapping))
}

export function isEncrypted(row: unknown): row is Encrypted {
  const { iv, bytes } = Object(row)
  return ArrayBuffer.isView(iv) && Object.prototype.toString.call(bytes) === '[object ArrayBuffer]'
}

const wrapping = 'the key of a session'

const imported = (raw: ArrayBuffer) =>
  crypto.subtle.importKey('raw', raw, cipher, false, ['encrypt', 'decrypt'])

async function keyOf(token: string, salt: BufferSource): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encode(token), 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: encode(wrapping) }
  return crypto.subtle.deriveKey(derivation, material, { name: cipher, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
}

const parameters = (iv: BufferSource, additionalData: string) => ({
  name: cipher,
  iv,
  additionalData: encode(additionalData),
})
const encode = (text: string) => new TextEncoder().encode(text)
