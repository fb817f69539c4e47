import { vi } from 'vitest'

/** Creates browser storage in memory, with the methods that the app uses. */
export function memoryStorage(entries = new Map<string, string>()) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

/** Stubs an empty localStorage and sessionStorage, until `vi.unstubAllGlobals()`. */
export function stubStorage() {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
}
