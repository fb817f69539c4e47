import { atom, getDefaultStore } from 'jotai'
import { outboxAtom } from '#src/offline/outbox/outbox.ts'

const storageKey = 'sent-another-way'
const store = getDefaultStore()

/**
 * Ids of items handed over to WhatsApp or email, until the visitor reports whether they were sent. They contain no
 * personal data and outlive the page.
 */
export const handedOverItemsAtom = atom<readonly string[]>(readIds())

export function handOverItem(id: string) {
  const there = new Set(store.get(outboxAtom)?.map((item) => item.id))
  const others = store.get(handedOverItemsAtom).filter((one) => one !== id && there.has(one))
  write([...others, id])
}

/** Forgets an item once the visitor has reported its outcome. */
export function forgetHandedOverItem(id: string) {
  write(store.get(handedOverItemsAtom).filter((one) => one !== id))
}

function write(ids: readonly string[]) {
  store.set(handedOverItemsAtom, ids)
  try {
    if (ids.length > 0) localStorage.setItem(storageKey, ids.join(' '))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage the question remains only while the page is open.
  }
}

function readIds(): string[] {
  try {
    return localStorage.getItem(storageKey)?.split(' ') ?? []
  } catch {
    return []
  }
}
