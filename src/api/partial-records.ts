/**
 * Partial record from a document, with the fields that lists show; the others are empty. It is not cached and never
 * replaces the whole record.
 */
export interface PartialRecord {
  isCut: true
}

export const isPartial = (record: object): boolean => 'isCut' in record

/** Whether a query's data is a list with partial records from a document. */
export function isPartialList(data: unknown): boolean {
  return (
    Array.isArray(data) &&
    data.some((entry) => typeof entry === 'object' && entry !== null && isPartial(entry))
  )
}
