import { vi } from 'vitest'

/** Methods of a browser's storage. Entries are properties of their own, as in a browser. */
const methods = {
  getItem(this: Record<string, string>, name: string) {
    return Object.hasOwn(this, name) ? (this[name] ?? null) : null
  },
  setItem(this: Record<string, string>, name: string, text: string) {
    this[name] = text
  },
  removeItem(this: Record<string, string>, name: string) {
    delete this[name]
  },
}

/** Creates browser storage in memory, with the methods that the app uses. */
export function memoryStorage(entries: Record<string, string> = {}): Storage {
  return Object.assign(Object.create(methods), entries)
}

/** Stubs an empty localStorage and sessionStorage, until `vi.unstubAllGlobals()`. */
export function stubStorage() {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
}
