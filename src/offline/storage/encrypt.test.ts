import { expect, test } from 'vitest'
import { decryptJson, digest, encryptJson, newKey, newSessionKey, unwrapKey } from './encrypt.ts'

test('an encrypted value opens only with its key, at its place and unchanged', async () => {
  const key = await newKey()
  const sealed = await encryptJson(key, { company: 'Quayside' }, 'here')
  expect(new TextDecoder().decode(sealed.bytes)).not.toContain('Quayside')
  expect(await decryptJson(key, sealed, 'here')).toEqual({ company: 'Quayside' })
  await expect(decryptJson(key, sealed, 'there')).rejects.toThrow()
  await expect(decryptJson(await newKey(), sealed, 'here')).rejects.toThrow()
  const changed = new Uint8Array(sealed.bytes.slice(0))
  changed[0] = (changed[0] ?? 0) ^ 1
  await expect(decryptJson(key, { ...sealed, bytes: changed.buffer }, 'here')).rejects.toThrow()
})

test('equal values are encrypted differently each time', async () => {
  const key = await newKey()
  const rows = await Promise.all(Array.from({ length: 50 }, () => encryptJson(key, 'same', 'here')))
  expect(new Set(rows.map(({ iv }) => iv.join())).size).toBe(50)
  expect(new Set(rows.map(({ bytes }) => new Uint8Array(bytes).join())).size).toBe(50)
})

test('a session’s key opens only with its own token and cannot be exported', async () => {
  const { key, wrapped } = await newSessionKey('token of a')
  const again = await unwrapKey('token of a', wrapped)
  expect(await decryptJson(again, await encryptJson(key, 1, ''), '')).toBe(1)
  for (const one of [key, again]) await expect(crypto.subtle.exportKey('raw', one)).rejects.toThrow()
  await expect(unwrapKey('token of b', wrapped)).rejects.toThrow()
})

test('a digest is SHA-256 in hexadecimal', async () => {
  expect(await digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
