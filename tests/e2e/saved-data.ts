import { type BrowserContext, expect, type Page } from '@playwright/test'

/**
 * Returns the staff data on the device: the number of responses, all unencrypted text, and the text that the device's
 * token decrypts.
 */
export async function savedStaffData(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  await page.goto(`${origin}/robots.txt`)
  const saved = await page.evaluate(readSavedStaffData)
  await page.close()
  return saved
}

/** Runs in the page, so it contains everything that it needs. */
export async function readSavedStaffData() {
  const rows = new Map<string, Record<string, never>>()
  const places: string[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    if (name !== 'staff') continue
    const database = await settled(indexedDB.open(name))
    const store = database.transaction('records').objectStore('records')
    const [keys, values] = [store.getAllKeys(), store.getAll()]
    places.push(...(await settled(keys)).map(String))
    for (const [index, value] of (await settled(values)).entries()) rows.set(places[index] ?? '', value)
    database.close()
  }
  const answers = places.filter((place) => !['key', 'lease'].includes(place))
  const token = localStorage.getItem('auth_token')
  const wrapped = rows.get('key')
  const opened = token && wrapped ? await open(token, wrapped) : ''
  return { answers: answers.length, hasKey: wrapped !== undefined, text: JSON.stringify([...rows]), opened }

  async function open(secret: string, { salt, iv, bytes }: Record<string, BufferSource>): Promise<string> {
    const words = new TextEncoder()
    const info = words.encode('the key of a session')
    const material = await crypto.subtle.importKey('raw', words.encode(secret), 'HKDF', false, ['deriveKey'])
    const derivation = { name: 'HKDF', hash: 'SHA-256', salt: salt ?? info, info }
    const cipher = { name: 'AES-GCM', length: 256 }
    const outer = await crypto.subtle.deriveKey(derivation, material, cipher, false, ['decrypt'])
    const from = (key: CryptoKey, nonce: BufferSource, about: BufferSource, sealed: BufferSource) =>
      crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce, additionalData: about }, key, sealed)
    const raw = await from(outer, iv ?? info, info, bytes ?? info).catch(() => undefined)
    if (!raw) return ''
    const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
    const texts = answers.map(async (place) => {
      const row: Record<string, BufferSource> = rows.get(place) ?? {}
      const about = words.encode(place)
      return new TextDecoder().decode(await from(key, row.iv ?? info, about, row.bytes ?? info))
    })
    return (await Promise.all(texts)).join('\n')
  }

  function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }
}

/** Settles when the disk has a staff response with these words. It can then be read without a server. */
export async function untilOnDisk(page: Page, words: string | RegExp) {
  const { origin } = new URL(page.url())
  const opened = async () => (await savedStaffData(page.context(), origin)).opened
  await expect.poll(opened, { message: `${words} on the disk` }).toMatch(words)
}

/** Settles when the disk has the public responses with these words. */
export async function untilSavedForVisitors(page: Page, ...words: string[]) {
  for (const word of words) await untilStored(page, word, 'saved-visitor', 'queries')
}

/** Settles when the disk has a draft with these words. A page opened then starts with it. */
export const untilDrafted = (page: Page, words: string) => untilStored(page, words, 'outbox', 'drafts')

async function untilStored(page: Page, words: string, database: string, store: string) {
  const stored = async () => (await rowsOf(page, database, store)).join()
  await expect.poll(stored, { message: `${words} on the disk` }).toContain(words)
}

/** Counts the rows of a store on the device. */
export const rowsOnDevice = async (page: Page, database: string, store = 'queries') =>
  (await rowsOf(page, database, store)).length

/** Returns the rows of a device's store as JSON, without binary data. Does not create a missing database. */
function rowsOf(page: Page, database: string, store: string): Promise<string[]> {
  return page.evaluate(
    ([name, rows]) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name)
        let isNew = false
        opening.onupgradeneeded = () => {
          isNew = true
          // Abort, or the new database would lack its stores forever.
          opening.transaction?.abort()
        }
        opening.onerror = () => (isNew ? resolve([]) : reject(opening.error))
        opening.onsuccess = () => {
          const reading = opening.result.transaction(rows).objectStore(rows).getAll()
          reading.onsuccess = () => {
            opening.result.close()
            const withoutBytes = (_: string, value: unknown) => (ArrayBuffer.isView(value) ? '' : value)
            resolve(reading.result.map((row) => JSON.stringify(row, withoutBytes)))
          }
        }
      }),
    [database, store] as const,
  )
}
