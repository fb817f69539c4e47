import { hashKey, type QueryKey } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'

/** First records of a long cached list, rendered while the others are still being decrypted. */
export interface SavedHead {
  hash: string
  rows: readonly unknown[]
  /** Number of records in the whole list. */
  total: number
  dataUpdatedAt: number
  /** Clock offset, as in `SavedQuery`. */
  clockOffset?: number | undefined
}

/** Heads of long lists, filled only during startup. */
export const savedHeadsAtom = atom<readonly SavedHead[]>([])

export function useSavedHead(key: QueryKey): SavedHead | undefined {
  const heads = useAtomValue(savedHeadsAtom)
  return heads.length > 0 ? heads.find(({ hash }) => hash === hashKey(key)) : undefined
}
