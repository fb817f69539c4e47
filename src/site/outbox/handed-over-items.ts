import { atom, getDefaultStore } from 'jotai'
import { outboxAtom } from '#src/offline/outbox/outbox.ts'

const storageKey = 'sent-another-way'
const store = getDefaultStore()

/**
 * The ids of the items that were handed over to WhatsApp or e-mail; the visitor has not said yet whether they went out.
 * They tell nothing about anybody, and outlive the page.
 */
export const handedOverItemsAtom = atom<readonly string[]>(readIds())

export function handOverItem(id: string) {
  const there = new Set(store.get(outboxAtom)?.map((item) => item.id))
  const others = store.get(handedOverItemsAtom).filter((one) => one !== id && there.has(one))
  write([...others, id])
}

/** The visitor has said what became of it. */
export function forgetHandedOverItem(id: string) {
  write(store.get(handedOverItemsAtom).filter((one) => one !== id))
}

function write(ids: readonly string[]) {
  store.set(handedOverItemsAtom, ids)
  try {
    if (ids.length > 0) localStorage.setItem(storageKey, ids.join(' '))
    else localStorage.removeItem(storageKey)
  } catch {
    // A browser that keeps nothing asks as long as the page lives.
  }
}

function readIds(): string[] {
  try {
    return localStorage.getItem(storageKey)?.split(' ') ?? []
  } catch {
    return []
  }
}
