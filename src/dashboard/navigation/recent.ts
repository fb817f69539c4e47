import type { AnyRouter } from '@tanstack/react-router'
import { atom } from 'jotai'
import { sessionAtom } from '#src/api/session.ts'
import { store } from '#src/ui/browser/store.ts'

/** A record that was opened: the name of its collection, and its id. */
export interface Recent {
  name: string
  id: string
}

const most = 6
const storedRecentAtom = atom<{ token?: string | undefined; records: Recent[] }>({ records: [] })
const none: Recent[] = []

/** Records that this user has opened since the page was loaded, the latest first. */
export const recentAtom = atom((get) => {
  const { token, records } = get(storedRecentAtom)
  return token === get(sessionAtom)?.token ? records : none
})

export const addRecentAtom = atom(null, (get, set, { name, id }: Recent) => {
  const otherRecords = get(recentAtom).filter((one) => one.name !== name || one.id !== id)
  set(storedRecentAtom, {
    token: get(sessionAtom)?.token,
    records: [{ name, id }, ...otherRecords].slice(0, most),
  })
})

/** Records each opened record. Called once per page. */
export function followRecent(router: AnyRouter): void {
  const note = (path: string) => {
    const [, name = '', id = ''] = /^\/dashboard\/([^/]+)\/([^/]+)/.exec(path) ?? []
    if (id && id !== 'new' && id !== 'settings') store.set(addRecentAtom, { name, id })
  }
  note(location.pathname)
  router.subscribe('onResolved', ({ toLocation }) => note(toLocation.pathname))
}
