import { setFlagsFromString } from 'node:v8'
import { StartError } from './errors.ts'
import { stopAtSignals } from './http/until-signal.ts'
import { loggable } from './log.ts'
import { type RunningServer, type StartOptions, startServer } from './start.ts'
import { version } from './version.ts'

/** Runs a server until a signal stops it. Prints one line per startup problem and exits with code 1. */
export async function runServer(options: StartOptions): Promise<RunningServer> {
  // Files that the server creates are private to its user.
  process.umask(0o077)
  // Set before anything is loaded: the heap may grow by 40 % before a full garbage collection.
  setFlagsFromString('--heap-growing-percent=40')
  try {
    const server = await startServer(options)
    stopAtSignals(server.stop, server.log)
    server.log.info({ version }, 'started')
    process.stdout.write(`Version ${version}. The site answers on ${server.address}\n`)
    for (const sentence of server.advice) process.stdout.write(`${sentence}\n`)
    return server
  } catch (error) {
    process.stderr.write(error instanceof StartError ? `${error.message}\n` : unforeseen(error, options.env))
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
