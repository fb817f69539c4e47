import { type ChildProcess, fork } from 'node:child_process'
import { extname } from 'node:path'
import { limitConcurrency } from '#backend/base/limit-concurrency.ts'
import { PortError } from '#backend/ports/port-error.ts'
import { pictureProblems } from '#src/contract/files/picture.ts'
import type { Picture, PictureWish } from './picture.ts'
import { UnreadablePicture } from './unreadable-picture.ts'

export interface Question {
  bytes: Uint8Array
  wish: PictureWish
}

/** A picture, or the reason why it cannot be read. A process reports that it has started before its first response. */
export type PictureMessage = { picture: Picture } | { problem: string } | 'started'

export interface Pictures {
  /**
   * @param read called when its turn comes
   * @throws {UnreadablePicture} with the reason: damaged, too large, or not a picture
   * @throws {PortError} unavailable when no process can read pictures now
   */
  write: (read: () => Promise<Uint8Array>, wish: PictureWish) => Promise<Picture>
  /** Number of waiting pictures. */
  waiting: () => number
}

const maxRunning = 2
/** Milliseconds that one picture may take, and after which an idle process ends. */
const timeouts = { picture: 30_000, idle: 60_000 }
/** The script is beside this file, also in the bundle. */
const processScript = new URL(`./picture-process${extname(import.meta.url)}`, import.meta.url)

/** Opens a pool of processes that write pictures. A picture that crashes its process harms nothing else. */
export function openPictures(script = processScript): Pictures {
  const limited = limitConcurrency(maxRunning)
  const free = Array.from({ length: maxRunning }, () => openWriter(script))

  return {
    write: (read, wish) =>
      limited(async () => {
        const bytes = await read()
        // The last released writer is likely to have a running process.
        const writer = free.pop() ?? openWriter(script)
        try {
          return await writer({ bytes, wish })
        } finally {
          free.push(writer)
        }
      }),
    waiting: limited.waiting,
  }
}

/** Creates a writer whose process starts with the first picture. The process ends when idle, which frees its memory. */
function openWriter(script: URL) {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let pending: PromiseWithResolvers<Picture> | undefined

  function start(): ChildProcess {
    const one = started(script)
    let hasStarted = false
    const end = () => {
      if (child !== one) return
      child = undefined
      if (hasStarted) pending?.reject(new UnreadablePicture(pictureProblems.effort))
      else
        pending?.reject(new PortError('unavailable', { message: 'Pictures cannot be read at the moment.' }))
    }
    one.on('message', (message: PictureMessage) => {
      if (message === 'started') hasStarted = true
      else if ('picture' in message) pending?.resolve(message.picture)
      else pending?.reject(new UnreadablePicture(message.problem))
    })
    one.on('exit', end)
    one.on('error', end)
    return one
  }

  function rest() {
    const one = child
    child = undefined
    if (one?.connected) one.disconnect()
  }

  return async function ask(question: Question): Promise<Picture> {
    clearTimeout(idle)
    child ??= start()
    const current = child
    // Only killing the process stops a decoder that hangs.
    const timer = setTimeout(() => current.kill('SIGKILL'), timeouts.picture)
    pending = Promise.withResolvers()
    current.send(question, (error) => error && current.kill('SIGKILL'))
    try {
      return await pending.promise
    } finally {
      clearTimeout(timer)
      idle = setTimeout(rest, timeouts.idle).unref()
    }
  }
}

function started(script: URL): ChildProcess {
  const { SystemRoot } = process.env
  const child = fork(script, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    // Pass none of the server's secrets. One malloc arena per thread would keep memory after the pictures are done.
    env: { MALLOC_ARENA_MAX: '2', ...(SystemRoot && { SystemRoot }) },
  })
  // The server exits without waiting for the process.
  child.unref()
  child.channel?.unref()
  return child
}
