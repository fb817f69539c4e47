import { type DestinationStream, type Logger, pino } from 'pino'
import type { Settings } from '#server/settings.ts'

export type Log = Logger

/** Writes JSON lines. Nothing that a person typed may be handed to it: no body, query, token or address of a record. */
export function createLog(level: Settings['logLevel'], destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * What a log may say of a mistake: its kind, and where in the code it was made. Its message may hold what somebody
 * typed, or SQL.
 */
export function mistakeOf(mistake: unknown): Record<string, unknown> {
  if (!(mistake instanceof Error)) return { mistake: typeof mistake }
  const [, where] = /\n\s+at .*?([\w.-]+:\d+:\d+)\)?/.exec(mistake.stack ?? '') ?? []
  const { code } = mistake as { code?: unknown }
  const because = mistake.cause instanceof Error ? { cause: mistake.cause.name } : {}
  return { mistake: mistake.name, where, ...because, ...(typeof code === 'string' && { code }) }
}
