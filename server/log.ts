import { type DestinationStream, type Logger, pino } from 'pino'
import type { Settings } from './settings.ts'

export type Log = Logger

/** Creates a log of JSON lines. Never log user input: no body, query, token, or address of a record. */
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
 * Returns the loggable facts of an error: its kind, and where in the code it was created. Its message may contain user
 * input or SQL.
 */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { mistake: typeof error }
  const where = (error.stack ?? '').split('\n').map(placeIn).find(Boolean)
  // The type of the code is checked below.
  const { code } = error as { code?: unknown }
  return { mistake: error.name, where, ...because(error.cause), ...(typeof code === 'string' && { code }) }
}

/** Returns the kind of the cause, or the code of a database. */
function because(cause: unknown) {
  if (cause instanceof Error) return { cause: cause.name }
  const hasCode = typeof cause === 'object' && cause !== null && 'code' in cause
  return hasCode ? { cause: cause.code } : {}
}

/** @example placeIn('    at fetch (/srv/app/server/main.js:12:7)') // 'main.js:12:7' */
function placeIn(line: string): string | undefined {
  if (!/^\s+at /.test(line)) return undefined
  const start = Math.max(...['/', '\\', '(', ' '].map((character) => line.lastIndexOf(character))) + 1
  return /^[\w.-]+:\d+:\d+/.exec(line.slice(start))?.[0]
}
