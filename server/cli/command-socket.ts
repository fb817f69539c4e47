import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, lstat, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { failureOf } from '#server/database/errors.ts'
import { CommandError, StartError } from '#server/errors.ts'
import { mailFolder } from '#server/jobs/mail-files.ts'
import { loggable } from '#server/log.ts'
import type { CommandMessage, Context } from './command.ts'

/**
 * Listens for commands. A running server locks SQLite and caches sessions, so it must carry out the commands. A user
 * who may open the socket may also open the database beside it.
 *
 * @throws {StartError} where no socket can be created
 */
export async function listenForCommands(dataDir: string, context: Omit<Context, 'print' | 'mailFolder'>) {
  const address = addressOf(dataDir)
  const server = createServer(async (socket) => {
    socket.on('error', () => undefined)
    const sendEntry = (entry: z.infer<typeof entrySchema>) => socket.write(`${JSON.stringify(entry)}\n`)
    for await (const line of createInterface({ input: socket })) {
      const whole = {
        ...context,
        mailFolder: mailFolder(dataDir),
        print: (text: string) => sendEntry({ text }),
      }
      const failure = await carriedOut(line, whole).catch(sentenceOf)
      sendEntry({ end: failure ?? '' })
      socket.end()
      break
    }
  })
  try {
    // Remove the socket that a killed server has left. Windows removes a pipe with its process.
    if (!isWindows) await rm(address, { force: true })
    server.listen(address)
    await once(server, 'listening')
    if (!isWindows) await chmod(address, 0o600)
  } catch (error) {
    server.close()
    throw new StartError(
      `The socket of the commands cannot be made in ${dataDir} (${failureOf(error).code}): choose a DATA_DIR on a disk of this machine.`,
    )
  }
  return { close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

/** Explains an error. The server writes the files that a command names, and a service may write to few folders only. */
function sentenceOf(error: unknown): string {
  if (error instanceof CommandError) return error.message
  const refused = ['EROFS', 'EACCES', 'EPERM'].includes(String(failureOf(error).code))
  // Node's file errors have a path.
  if (refused && error instanceof Error && 'path' in error)
    return `The server may not write to ${path.dirname(String(error.path))}: name a folder that its service may write to, such as one in DATA_DIR.`
  const { mistake, code } = loggable(error)
  return `Unexpected error (${[mistake, code].filter(Boolean).join(' ')}).`
}

/** @throws {StartError} when the folder's path is too long for a socket in it */
function ensureSocketFits(dataDir: string): void {
  if (Buffer.byteLength(addressOf(dataDir)) > longestAddress)
    throw new StartError(
      `${dataDir} is too long a path for the socket of the commands: choose a shorter DATA_DIR.`,
    )
}

/** Checks the socket path at the start. @throws {StartError} when a file other than a socket has this path */
export async function ensureSocketIsFree(dataDir: string): Promise<void> {
  if (isWindows) return
  ensureSocketFits(dataDir)
  const stats = await lstat(addressOf(dataDir)).catch(() => undefined)
  if (stats && !stats.isSocket())
    throw new StartError(
      `${path.join(dataDir, socketName)} is in the place of the socket of the commands: remove it, or choose another DATA_DIR.`,
    )
}

/** Loads the command modules on first use: most servers never receive a command. */
async function carriedOut(line: string, context: Context) {
  const { checkedCommand } = await import('./commands.ts')
  return checkedCommand(JSON.parse(line)).run(context)
}

const entrySchema = z.union([z.object({ text: z.string() }), z.object({ end: z.string() })])

/** Sends a command to a running server. Returns false when no server runs. @throws {CommandError | StartError} */
export async function sendCommand(
  dataDir: string,
  command: CommandMessage,
  print: (line: string) => void,
): Promise<boolean> {
  ensureSocketFits(dataDir)
  const socket = connect(addressOf(dataDir))
  try {
    await once(socket, 'connect')
  } catch {
    return false
  }
  socket.write(`${JSON.stringify(command)}\n`)
  for await (const line of createInterface({ input: socket })) {
    const entry = entrySchema.parse(JSON.parse(line))
    if ('text' in entry) print(entry.text)
    else if (entry.end) throw new CommandError(entry.end)
    else return true
  }
  throw new CommandError('The server stopped before it was done: look whether it was, and try again.')
}

/** Whether a server runs on this data folder. */
export async function isServed(dataDir: string): Promise<boolean> {
  ensureSocketFits(dataDir)
  const socket = connect(addressOf(dataDir))
  return once(socket, 'connect').then(
    () => {
      socket.destroy()
      return true
    },
    () => false,
  )
}

/** Longest path of a socket, in bytes. The kernel cuts longer paths off, and they would name another file. */
const longestAddress = 100

const socketName = 'commands.sock'

const isWindows = process.platform === 'win32'

/**
 * Returns the socket's path: beside the database, where no other user can have created it. On Windows, returns the name
 * of a pipe, which is short and the same for every spelling of the folder.
 */
export function addressOf(dataDir: string, isOnWindows = isWindows): string {
  if (isOnWindows) {
    const name = createHash('sha256').update(dataDir.toLowerCase()).digest('hex').slice(0, 16)
    return `\\\\.\\pipe\\site-${name}`
  }
  const address = path.join(dataDir, socketName)
  const fromHere = path.relative(process.cwd(), address)
  return fromHere.length < address.length ? fromHere : address
}
