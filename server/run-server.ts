import { setFlagsFromString } from 'node:v8'
import { WrongSettings } from './base/settings.ts'
import { stopAtSignals } from './host/until-signal.ts'
import { loggable } from './http/log.ts'
import { CannotOpen } from './rows/errors.ts'
import { type RunningServer, type StartOptions, startServer } from './start-server.ts'

/** Runs a server until a signal stops it. Whatever hinders it is told in a sentence each, and ends the process with 1. */
export async function runServer(options: StartOptions): Promise<RunningServer> {
  // What it writes is for the user who runs it.
  process.umask(0o077)
  // Before anything is loaded: the heap may grow by two fifths before it is collected as a whole.
  setFlagsFromString('--heap-growing-percent=40')
  try {
    const server = await startServer(options)
    stopAtSignals(server.stop, server.log)
    process.stdout.write(`The site answers on ${server.address}\n`)
    for (const sentence of server.advice) process.stdout.write(`${sentence}\n`)
    return server
  } catch (error) {
    if (error instanceof WrongSettings) process.stderr.write(`${error.sentences.join('\n')}\n`)
    else if (error instanceof CannotOpen) process.stderr.write(`${error.message}.\n`)
    else process.stderr.write(unforeseen(error, options.env))
    process.exit(1)
  }
}

/** Its message may hold anything, its trace means something to programmers only. */
function unforeseen(error: unknown, { LOG_LEVEL }: StartOptions['env']): string {
  const { mistake, code } = loggable(error)
  const kind = [mistake, code].filter(Boolean).join(' ')
  if (LOG_LEVEL === 'debug' || LOG_LEVEL === 'trace')
    return `${error instanceof Error ? error.stack : error}\n`
  return `The server cannot start for a reason that nobody has foreseen (${kind}): LOG_LEVEL=debug shows where.\n`
}
