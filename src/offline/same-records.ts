import { replaceEqualDeep } from '@tanstack/react-query'

/**
 * Keeps what an answer says as before the same objects. Records are known by their ids, wherever in the list they
 * are now: what did not change need not be sealed, drawn or indexed again.
 */
export function sameRecords(before: unknown, now: unknown): unknown {
  if (!areRecords(before) || !areRecords(now)) return replaceEqualDeep(before, now)
  const known = new Map(before.map((record) => [record._id, record]))
  const records = now.map((record) => replaceEqualDeep(known.get(record._id), record))
  const isSame = records.length === before.length && records.every((record, at) => record === before[at])
  return isSame ? before : records
}

function areRecords(data: unknown): data is { _id: unknown }[] {
  return (
    Array.isArray(data) && data.every((record) => typeof record === 'object' && record && '_id' in record)
  )
}
