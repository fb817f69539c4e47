import { withTimeout } from './with-timeout.ts'

export interface DatabaseShape {
  name: string
  version: number
  /** Makes what is missing. `from` is the version that the device has, 0 when the database is new. */
  upgrade: (transaction: IDBTransaction, from: number) => void
}

/** What a task does with the connection; the signal comes when it has taken too long. */
type Task<Result> = (database: IDBDatabase, signal: AbortSignal) => Promise<Result>

/** After something took too long, how long the device is not asked again, in milliseconds. */
const restAfterTimeout = 10_000

/**
 * One database of the device, opened when it is first used and kept open. Safari closes connections without a word, so
 * a lost one is opened once more. Nothing waits longer than two seconds: a database that hangs fails every task at
 * once from then on, until it answers after all or ten seconds have passed.
 *
 *     const outbox = new Database({ name: 'outbox', version: 1, upgrade })
 *     await outbox.run((database, signal) => …)
 */
export class Database {
  readonly #shape: DatabaseShape
  #opening: Promise<IDBDatabase> | undefined
  /** In milliseconds since the page began, which no change of the clock touches. */
  #restsUntil = 0

  constructor(shape: DatabaseShape) {
    this.#shape = shape
  }

  /**
   * Runs a task, and once more on a fresh connection if the first was lost.
   *
   * @param onLate called if it took too long, and was carried out all the same; the device is asked again by then
   * @throws {DOMException} `TimeoutError` if the device does not answer in time
   */
  async run<Result>(task: Task<Result>, onLate?: () => void): Promise<Result> {
    try {
      return await this.#runOnce(task, onLate)
    } catch (error) {
      if (!isLostConnection(error)) throw error
      this.#opening = undefined
      return this.#runOnce(task, onLate)
    }
  }

  async #runOnce<Result>(task: Task<Result>, onLate: (() => void) | undefined): Promise<Result> {
    if (performance.now() < this.#restsUntil) throw new DOMException('It hangs', 'TimeoutError')
    const giveUp = new AbortController()
    this.#opening ??= this.#open()
    const opening = this.#opening
    let database: IDBDatabase | undefined
    const open = async () => {
      database = await opening
      giveUp.signal.throwIfAborted()
      return task(database, giveUp.signal)
    }
    const running = open()
    try {
      return await withTimeout(running)
    } catch (error) {
      if (errorName(error) === 'TimeoutError') {
        giveUp.abort()
        this.#rest(opening, database)
        const answer = () => {
          this.#restsUntil = 0
          onLate?.()
        }
        running.then(answer, () => undefined)
      }
      throw error
    }
  }

  #rest(opening: Promise<IDBDatabase>, database: IDBDatabase | undefined) {
    this.#restsUntil = performance.now() + restAfterTimeout
    if (database) {
      // The connection hangs, not the opening: the next task gets another one.
      database.close()
      this.#forget(opening)
      return
    }
    const endRest = () => {
      this.#restsUntil = 0
    }
    opening.then(endRest, endRest)
  }

  #open(): Promise<IDBDatabase> {
    const opening = openVersion(this.#shape)
    opening.then(
      (database) => {
        database.onclose = () => this.#forget(opening)
        // Deleting the database, as "clear site data" does, or bringing its next version must not wait for this page.
        database.onversionchange = () => {
          database.close()
          this.#forget(opening)
        }
      },
      () => this.#forget(opening),
    )
    return opening
  }

  #forget(opening: Promise<IDBDatabase>) {
    if (this.#opening === opening) this.#opening = undefined
  }
}

/**
 * A database in whatever version the device has; undefined if it has none, which then is not made.
 *
 * @throws {DOMException} `TimeoutError` after two seconds, and what the browser throws where a site may keep nothing
 */
export async function openExisting(name: string): Promise<IDBDatabase | undefined> {
  if (typeof indexedDB === 'undefined') return undefined
  const request = indexedDB.open(name)
  // Only a database that does not exist is upgraded from nothing.
  request.onupgradeneeded = () => request.transaction?.abort()
  let isLate = false
  const opened = new Promise<IDBDatabase | undefined>((resolve) => {
    request.onsuccess = () => {
      if (isLate) request.result.close()
      else resolve(request.result)
    }
    request.onerror = () => resolve(undefined)
  })
  return withTimeout(opened).catch((error) => {
    isLate = true
    throw error
  })
}

/** Whether the connection was lost, so that a fresh one may do. */
function isLostConnection(error: unknown): boolean {
  return ['InvalidStateError', 'UnknownError', 'AbortError'].includes(errorName(error))
}

/** The kind of a failure; a DOMException is not an Error in every browser. */
export function errorName(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
}

function openVersion({ name, version, upgrade }: DatabaseShape): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.onupgradeneeded = ({ oldVersion }) => {
      if (request.transaction) upgrade(request.transaction, oldVersion)
    }
    request.onerror = () => reject(request.error)
    request.onsuccess = () => resolve(request.result)
  })
}
