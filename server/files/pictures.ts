import { type ChildProcess, fork } from 'node:child_process'
import { extname } from 'node:path'
import { limitConcurrency } from '#backend/base/limit-concurrency.ts'
import { Unavailable } from '#backend/ports/rows.ts'
import { pictureProblems } from '#src/contract/files/picture.ts'
import type { Picture, PictureWish } from './picture.ts'
import { UnreadablePicture } from './unreadable-picture.ts'

export interface Question {
  bytes: Uint8Array
  wish: PictureWish
}

/** A picture, or why it cannot be read. A process says that it has started before it answers. */
export type Answer = { picture: Picture } | { problem: string } | 'started'

export interface Pictures {
  /**
   * @param read called when it is its turn
   * @throws {UnreadablePicture} with the reason: damaged, too large or none at all
   * @throws {Unavailable} when nothing here can read pictures now
   */
  write: (read: () => Promise<Uint8Array>, wish: PictureWish) => Promise<Picture>
  /** Those that have to wait. */
  waiting: () => number
}

const maxRunning = 2
/** Milliseconds that a picture may take, and after which a process without work ends. */
const timeouts = { picture: 30_000, idle: 60_000 }
/** Beside this file, also where all has been bundled. */
const processScript = new URL(`./picture-process${extname(import.meta.url)}`, import.meta.url)

/** Pictures are written in processes of their own: one that breaks or fills its process is no picture, and no harm. */
export function openPictures(script = processScript): Pictures {
  const limited = limitConcurrency(maxRunning)
  const free = Array.from({ length: maxRunning }, () => openWriter(script))

  return {
    write: (read, wish) =>
      limited(async () => {
        const bytes = await read()
        // The one that was free last is likely to run already.
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

/** Asks a process that is started for the first question, and gives its memory back when there are none. */
function openWriter(script: URL) {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let asked: PromiseWithResolvers<Picture> | undefined

  function start(): ChildProcess {
    const one = started(script)
    let hasStarted = false
    const end = () => {
      if (child !== one) return
      child = undefined
      if (hasStarted) asked?.reject(new UnreadablePicture(pictureProblems.effort))
      else asked?.reject(new Unavailable('Pictures cannot be read at the moment.'))
    }
    one.on('message', (said: Answer) => {
      if (said === 'started') hasStarted = true
      else if ('picture' in said) asked?.resolve(said.picture)
      else asked?.reject(new UnreadablePicture(said.problem))
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
    // Only its end stops a decoder that does not end.
    const timer = setTimeout(() => current.kill('SIGKILL'), timeouts.picture)
    asked = Promise.withResolvers()
    current.send(question, (error) => error && current.kill('SIGKILL'))
    try {
      return await asked.promise
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
    // None of the server's secrets. Pictures come and go: with an arena for each thread, memory would stay.
    env: { MALLOC_ARENA_MAX: '2', ...(SystemRoot && { SystemRoot }) },
  })
  // The server ends without waiting for it.
  child.unref()
  child.channel?.unref()
  return child
}
