import type { Store } from './store.ts'

/** Milliseconds between two checks. */
const pauseBetween = 15_000

interface Words {
  error: (facts: object, text: string) => void
  info: (text: string) => void
}

/** Checks from time to time whether the file store is usable, and logs changes. No request waits for a check. */
export function watchStore(
  check: NonNullable<Store['check']>,
  log: Words,
  elapsed: () => number = () => performance.now(),
) {
  let fault: string | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined

  async function checkStore() {
    const problem = await check().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (problem && problem !== fault) log.error({ reason: problem }, 'store of files away')
    if (!problem && fault) log.info('store of files back')
    fault = problem
    lookedAt = elapsed()
    looking = undefined
  }

  const lookNow = () => {
    looking ??= checkStore()
    return looking
  }

  return {
    /** Checks now. Returns the fault in a sentence. */
    look: async () => {
      await lookNow()
      return fault
    },
    /** Returns the fault of the last check. If that check is old, starts another one for the next call. */
    lastFault: () => {
      if (elapsed() - lookedAt > pauseBetween) void lookNow()
      return fault
    },
  }
}
