import { atom } from 'jotai'
import { sessionAtom } from '#src/api/session.ts'

/** Row ids of each list by its name, as the user left it: filters and order hold between records. */
export const listOrderAtom = atom<{ token?: string; orders: Record<string, string[]> }>({ orders: {} })

export const rememberOrderAtom = atom(null, (get, set, name: string, ids: string[]) => {
  const token = get(sessionAtom)?.token
  const { token: before, orders } = get(listOrderAtom)
  set(listOrderAtom, { ...(token && { token }), orders: { ...(before === token && orders), [name]: ids } })
})
