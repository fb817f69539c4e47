import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { limitConcurrency } from '#backend/base/limit-concurrency.ts'
import { ApiError } from '#backend/errors.ts'
import type { Passwords } from '#backend/ports/ports.ts'

interface Cost {
  /** Memory in KiB. */
  memory: number
  passes: number
  parallelism: number
}

const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** Parallel hashes. A third at once would only slow all of them down, and responses need a core. */
const maxRunning = 2
const maxWaiting = 16

const derive = promisify(argon2)

/** Creates and compares Argon2id hashes as PHC strings, with limited concurrency. */
export function createPasswords(): Passwords {
  const queue = createQueue()
  // Compared when there is no account, so that an unknown address takes as long as a known one.
  const dummy = format(cost, randomBytes(16), randomBytes(tagLength))

  return {
    hash: (password) =>
      queue(async () => {
        const salt = randomBytes(16)
        return format(cost, salt, await digest(password, salt, cost, tagLength))
      }),
    matches: (password, hash) =>
      queue(async () => {
        const parsedHash = parse(hash)
        const { salt, tag, ...its } = parsedHash ?? parse(dummy) ?? unreadable()
        const made = await digest(password, salt, its, tag.length)
        return timingSafeEqual(made, tag) && parsedHash !== undefined
      }),
    isOutdated: (hash) => {
      const parsedHash = parse(hash)
      return !parsedHash || parsedHash.memory < cost.memory || parsedHash.passes < cost.passes
    },
  }
}

function createQueue() {
  const limited = limitConcurrency(maxRunning)

  return async function queue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (limited.waiting() >= maxWaiting) throw new ApiError('sign-in-busy')
    return limited(work)
  }
}

function digest(password: string, salt: Buffer, { memory, passes, parallelism }: Cost, length: number) {
  return derive('argon2id', {
    message: password,
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength: length,
  })
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

function format({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{11,})\$([A-Za-z0-9+/]{22,})$/

function parse(hash: string | undefined): (Cost & { salt: Buffer; tag: Buffer }) | undefined {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(hash ?? '') ?? []
  if (!salt || !tag) return
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function unreadable(): never {
  throw new Error('A hash of our own cannot be read')
}
