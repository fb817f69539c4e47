import { type Log, loggable } from '#server/log.ts'

/** Milliseconds in which a second signal counts as the same one: npm forwards signals that the terminal also sends. */
const sameSignal = 300

/** Stops in order at SIGTERM, SIGINT, or an uncaught error. A second signal stops at once. */
export function stopAtSignals(stop: () => Promise<void>, log: Log): void {
  let began: number | undefined
  const end = (code: number) => {
    if (began !== undefined) {
      if (Date.now() - began > sameSignal) process.exit(1)
      return
    }
    began = Date.now()
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error(loggable(error), 'not stopped in order')
        process.exit(1)
      },
    )
  }
  const fail = (error: unknown) => {
    log.fatal(loggable(error), 'uncaught')
    end(1)
  }
  process.on('SIGTERM', () => end(0))
  process.on('SIGINT', () => end(0))
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
}
