import type { Endpoint } from '#src/contract/endpoint.ts'

/** AbortSignal.any by hand: the phones that we support do not all have it. */
export function timeLimited(taken: AbortSignal | undefined, milliseconds: number) {
  const limit = new AbortController()
  const stop = () => limit.abort(taken?.reason)
  let timer = setTimeout(stop, milliseconds)
  if (taken?.aborted) stop()
  taken?.addEventListener('abort', stop)
  const renew = () => {
    clearTimeout(timer)
    timer = setTimeout(stop, milliseconds)
  }
  const clear = () => {
    clearTimeout(timer)
    taken?.removeEventListener('abort', stop)
  }
  return { signal: limit.signal, renew, clear }
}

/** 12 s for reads, 30 s for writes, 120 s where files go up (without a byte, if that is told); in milliseconds. */
export function timeLimit({ method, send }: Endpoint): number {
  if (typeof send === 'object') return 120_000
  return method === 'GET' ? 12_000 : 30_000
}
