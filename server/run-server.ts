import { setFlagsFromString } from 'node:v8'
import { WrongSettings } from './base/settings.ts'
import { stopAtSignals } from './host/until-signal.ts'
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
    if (server.advice) process.stdout.write(`${server.advice}\n`)
    return server
  } catch (error) {
    if (error instanceof WrongSettings) process.stderr.write(`${error.sentences.join('\n')}\n`)
    else if (error instanceof CannotOpen) process.stderr.write(`${error.message}.\n`)
    else throw error
    process.exit(1)
  }
}
