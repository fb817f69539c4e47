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

  async function look() {
    const found = await check().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (found && found !== fault) log.error({ reason: found }, 'store of files away')
    if (!found && fault) log.info('store of files back')
    fault = found
    lookedAt = elapsed()
    looking = undefined
  }

  const lookNow = () => {
    looking ??= look()
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
