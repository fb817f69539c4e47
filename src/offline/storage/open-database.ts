import { withTimeout } from './with-timeout.ts'

export interface DatabaseShape {
  name: string
  version: number
  /** Creates missing stores. `from` is the device's version, 0 for a new database. */
  upgrade: (transaction: IDBTransaction, from: number) => void
}

/** Task on a connection; the signal aborts when it has taken too long. */
type Task<Result> = (database: IDBDatabase, signal: AbortSignal) => Promise<Result>

/** Pause after a timeout before the device is tried again, in milliseconds. */
const restAfterTimeout = 10_000

/**
 * Database of the device, opened on first use and kept open. Safari closes connections without an event, so a lost one
 * is reopened once. Nothing waits longer than two seconds: after a timeout every task fails at once, until the database
 * responds or ten seconds have passed.
 *
 * const outbox = new Database({ name: 'outbox', version: 1, upgrade })
 * await outbox.run((database, signal) => …)
 */
export class Database {
  readonly #shape: DatabaseShape
  #opening: Promise<IDBDatabase> | undefined
  /** End of the pause in milliseconds since page load, which clock changes do not affect. */
  #restsUntil = 0

  constructor(shape: DatabaseShape) {
    this.#shape = shape
  }

  /**
   * Runs a task, and once more on a fresh connection if the first was lost.
   *
   * @param onLate called if the task timed out and completed all the same; the device is used again by then
   * @throws {DOMException} `TimeoutError` if the device does not respond in time
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
        // Deleting the database, as "clear site data" does, or upgrading it must not wait for this page.
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
 * Opens a database in the device's version; returns undefined if there is none, without creating one.
 *
 * @throws {DOMException} `TimeoutError` after two seconds, or the browser's error if it blocks storage
 */
export async function openExisting(name: string): Promise<IDBDatabase | undefined> {
  if (typeof indexedDB === 'undefined') return undefined
  const request = indexedDB.open(name)
  // Only a missing database triggers an upgrade here.
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

/** Whether the connection was lost, so that a fresh one may work. */
function isLostConnection(error: unknown): boolean {
  return ['InvalidStateError', 'UnknownError', 'AbortError'].includes(errorName(error))
}

/** Returns the name of an error; a DOMException is not an Error in every browser. */
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
