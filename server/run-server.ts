import { setFlagsFromString } from 'node:v8'
import { StartError } from '#server/base/start-error.ts'
import { WrongSettings } from './base/settings.ts'
import { stopAtSignals } from './host/until-signal.ts'
import { loggable } from './http/log.ts'
import { type RunningServer, type StartOptions, startServer } from './start-server.ts'

/** Runs a server until a signal stops it. Prints one line per startup problem and exits with code 1. */
export async function runServer(options: StartOptions): Promise<RunningServer> {
  // Files that the server creates are private to its user.
  process.umask(0o077)
  // Set before anything is loaded: the heap may grow by 40 % before a full garbage collection.
  setFlagsFromString('--heap-growing-percent=40')
  try {
    const server = await startServer(options)
    stopAtSignals(server.stop, server.log)
    process.stdout.write(`The site answers on ${server.address}\n`)
    for (const sentence of server.advice) process.stdout.write(`${sentence}\n`)
    return server
  } catch (error) {
    if (error instanceof WrongSettings) process.stderr.write(`${error.sentences.join('\n')}\n`)
    else if (error instanceof StartError) process.stderr.write(`${error.message}.\n`)
    else process.stderr.write(unforeseen(error, options.env))
    process.exit(1)
  }
}

/** Describes an unexpected error by kind and code, because its message may contain user data. */
function unforeseen(error: unknown, { LOG_LEVEL }: StartOptions['env']): string {
  const { mistake, code } = loggable(error)
  const kind = [mistake, code].filter(Boolean).join(' ')
  if (LOG_LEVEL === 'debug' || LOG_LEVEL === 'trace')
    return `${error instanceof Error ? error.stack : error}\n`
  return `Unexpected error (${kind}). Run again with LOG_LEVEL=debug.\n`
}
