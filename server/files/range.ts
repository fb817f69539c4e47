/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

interface RangeRequest {
  range: string | null | undefined
  ifRange: string | null | undefined
  etag: string
  length: number
}

/** Returns the requested range; undefined for the whole file, also when several or malformed ranges are requested. */
export function rangeOf({ range, ifRange, etag, length }: RangeRequest): ByteRange | 'outside' | undefined {
  if ((ifRange ?? etag) !== etag) return undefined
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (!first && !last) return undefined
  const start = first ? Number(first) : Math.max(0, length - Number(last))
  const end = first && last ? Math.min(Number(last), length - 1) : length - 1
  if (first && last && Number(last) < start) return undefined
  return start <= end ? { start, end } : 'outside'
}
