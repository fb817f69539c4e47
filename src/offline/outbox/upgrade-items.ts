import { type Input, splitFiles } from '#src/offline/drafts/draft.ts'
import type { StoredItem } from './item.ts'
import { contentHash } from './new-item.ts'

/** Item of versions before files had rows of their own, with files among the values. */
interface EarlierItem {
  id: string
  kind: StoredItem['kind']
  form: string
  title: string
  values?: Input
  state: StoredItem['state']
  order: number
  attempts: number
  faults: number
  silences?: number
  notBefore: number
  isAsked?: boolean
  createdAt: number
  goodUntil: number
  sentAt?: number
  reason?: string
  said?: string
  mayHaveArrived?: boolean
  lacksRoom?: boolean
}

/** Converts the items of earlier versions, within the upgrade of the database. */
export function upgradeItems(transaction: IDBTransaction) {
  const [items, files] = [transaction.objectStore('items'), transaction.objectStore('files')]
  const reading: IDBRequest<EarlierItem[]> = items.getAll()
  reading.onsuccess = () => {
    for (const earlier of reading.result) {
      const item = fromEarlier(earlier)
      items.put(item)
      const found = splitFiles(earlier.values).files
      if (Object.keys(found).length > 0) files.put(found, item.id)
    }
  }
}

/** Returns the row of an item of earlier versions, without its files. */
function fromEarlier(earlier: EarlierItem): StoredItem {
  const { id, kind, form, title, values = {}, order, createdAt } = earlier
  const base = { id, kind, form, title, contentHash: contentHash(values), order, createdAt }
  if (earlier.state === 'sent') return { ...base, state: 'sent', sentAt: earlier.sentAt ?? createdAt }
  const { attempts, faults, silences = 0, goodUntil, reason, mayHaveArrived } = earlier
  const unsent = {
    ...base,
    input: splitFiles(values).words,
    attempts,
    faults,
    silences,
    goodUntil,
    ...(reason !== undefined && { reason }),
    ...(mayHaveArrived && { mayHaveArrived }),
  }
  const { state, said, notBefore, isAsked } = earlier
  if (state === 'waiting') return { ...unsent, state, notBefore, ...(isAsked && { isAsked }) }
  // Its sender is gone with its version, which did not note whether the backend supports keys.
  if (state === 'sending') return { ...unsent, state, attempt: '', isKeyed: false }
  if (state === 'refused') return { ...unsent, state, reason: reason ?? '', ...(said && { said }) }
  return { ...unsent, state }
}
