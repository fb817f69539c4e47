import { hashKey, type QueryKey } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'

/** The first records of a long list that the device has, drawn while the others are still being opened. */
export interface SavedHead {
  hash: string
  rows: readonly unknown[]
  /** How many records the whole list has. */
  total: number
  dataUpdatedAt: number
  /** As `SavedQuery` has it. */
  clockOffset?: number | undefined
}

/** Filled only during a start. */
export const savedHeadsAtom = atom<readonly SavedHead[]>([])

export function useSavedHead(key: QueryKey): SavedHead | undefined {
  const heads = useAtomValue(savedHeadsAtom)
  return heads.length > 0 ? heads.find(({ hash }) => hash === hashKey(key)) : undefined
}
