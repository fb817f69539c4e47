import { atom } from 'jotai'
import { sessionAtom } from '#src/api/session.ts'

/** The rows of a list as a person left it, by its name: filters and order hold while they go from one to the next. */
export const listOrderAtom = atom<{ token?: string; orders: Record<string, string[]> }>({ orders: {} })

export const rememberOrderAtom = atom(null, (get, set, name: string, ids: string[]) => {
  const token = get(sessionAtom)?.token
  const { token: before, orders } = get(listOrderAtom)
  set(listOrderAtom, { ...(token && { token }), orders: { ...(before === token && orders), [name]: ids } })
})
