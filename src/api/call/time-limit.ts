import type { Endpoint } from '#src/contract/http/endpoint.ts'

/** Combines a signal with a time limit. AbortSignal.any is missing on phones that we support. */
export function timeLimited(callerSignal: AbortSignal | undefined, milliseconds: number) {
  const limit = new AbortController()
  const stop = () => limit.abort(callerSignal?.reason)
  let timer = setTimeout(stop, milliseconds)
  if (callerSignal?.aborted) stop()
  callerSignal?.addEventListener('abort', stop)
  const renew = () => {
    clearTimeout(timer)
    timer = setTimeout(stop, milliseconds)
  }
  const clear = () => {
    clearTimeout(timer)
    callerSignal?.removeEventListener('abort', stop)
  }
  return { signal: limit.signal, renew, clear }
}

/** Returns the limit in milliseconds: 12 s for reads, 30 s for writes, 120 s for uploads (without progress, if known). */
export function timeLimit({ method, send }: Endpoint): number {
  if (typeof send === 'object') return 120_000
  return method === 'GET' ? 12_000 : 30_000
}
