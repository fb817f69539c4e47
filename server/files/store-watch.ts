import type { Store } from './store.ts'

/** Milliseconds between two looks. */
const pauseBetween = 15_000

interface Words {
  error: (facts: object, text: string) => void
  info: (text: string) => void
}

/** Looks now and then whether the store of files can be used, and logs when that changes. Nobody waits for it. */
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
    /** What is wrong with it now, in a sentence. */
    look: async () => {
      await lookNow()
      return fault
    },
    /** What was wrong with it when it was last looked at; if that was long ago, the next answer is a newer one. */
    lastFault: () => {
      if (elapsed() - lookedAt > pauseBetween) void lookNow()
      return fault
    },
  }
}
