const known = new WeakMap<object, number>()
const sample = 40

/** Estimates the bytes of a cached response from a sample of a long list's rows. Computed once per response. */
export function aboutBytes(data: unknown): number {
  if (typeof data !== 'object' || data === null) return data === undefined ? 0 : lengthOf(data)
  const before = known.get(data)
  if (before !== undefined) return before
  const bytes = Array.isArray(data) && data.length > sample ? ofSome(data) : lengthOf(data)
  known.set(data, bytes)
  return bytes
}

function ofSome(rows: unknown[]): number {
  const step = rows.length / sample
  const some = Array.from({ length: sample }, (_, index) => rows[Math.floor(index * step)])
  return Math.round((lengthOf(some) / sample) * rows.length)
}

const lengthOf = (data: unknown) => JSON.stringify(data)?.length ?? 0
