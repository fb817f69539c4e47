/**
 * Documents carry of a list's records only what lists show; the other fields are blank then, and the record says so. It
 * is neither taken for the whole record nor saved.
 */
export interface CutRecord {
  isCut: true
}

export const isCut = (record: object): boolean => 'isCut' in record

/** Whether a query's answer is a list of which a document had only a part. */
export function isCutList(data: unknown): boolean {
  return (
    Array.isArray(data) && data.some((entry) => typeof entry === 'object' && entry !== null && isCut(entry))
  )
}
