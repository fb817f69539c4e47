import { access, constants, mkdir, rmdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { isPortError, isUnavailable } from '#backend/ports/port-error.ts'
import { StartError } from './errors.ts'
import { codeOf, isDiskFull } from './files/store.ts'

/** Checks that a port is free, before anything is changed. @throws {StartError} */
export async function ensureFree(port: number, name: string): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen({ port, host: name, exclusive: true }, resolve)
  }).catch(refusedPort(port, name))
  await new Promise((resolve) => probe.close(resolve))
}

/** Returns a handler that explains why the server cannot listen on a port. */
export function refusedPort(port: number, name: string) {
  return (error: unknown): never => {
    const code = codeOf(error)
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} of ${name} is in use: stop what uses it, or set another PORT.`)
    if (code === 'EACCES') throw new StartError(`This user may not use port ${port}: set a PORT above 1023.`)
    throw new StartError(`HOST=${name} is no address of this machine (${code}).`)
  }
}

/**
 * Creates a folder and its parents, or accepts an existing one. Returns a function that removes the created folders as
 * long as they are empty: another server may have started to use them meanwhile.
 *
 * @throws {StartError}
 */
export async function ensureWritable(folder: string): Promise<() => Promise<void>> {
  try {
    const first = await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return () => removeEmpty(folder, first)
  } catch (error) {
    const isFile = ['EEXIST', 'ENOTDIR'].includes(codeOf(error))
    const remedy = isFile ? 'a file is in its place, remove it' : 'let this user write there'
    throw isFull(error)
      ? noRoom()
      : new StartError(`${folder} cannot be written: ${remedy}, or set another DATA_DIR.`)
  }
}

async function removeEmpty(folder: string, first: string | undefined) {
  if (first === undefined) return
  try {
    for (let at = folder; at.startsWith(first); at = path.dirname(at)) await rmdir(at)
  } catch {
    // A folder is not empty. Leave it and its parents.
  }
}

/** Converts errors of disks and databases to a sentence for the user who starts the server. */
export function inSentence(error: unknown): unknown {
  if (error instanceof StartError) return error
  if (isFull(error)) return noRoom()
  if (isUnavailable(error)) return new StartError(`${error.message}${reasonOf(error.cause)}.`)
  // The path tells the reader which file it is.
  if (error instanceof Error && 'syscall' in error && 'path' in error)
    return new StartError(
      `${error.path} cannot be used (${codeOf(error)}): let this user read and write there, or set another DATA_DIR.`,
    )
  return error
}

const noRoom = () => new StartError('The disk of DATA_DIR or of the database is full: make room on it.')

const isFull = (error: unknown) => isPortError(error, 'full') || isDiskFull(error)

const reasonOf = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'message' in cause ? `: ${cause.message}` : ''
