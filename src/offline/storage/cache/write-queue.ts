import { yieldToMain } from '#src/ui/browser/yield-to-main.ts'

/**
 * Writes changes one after the other, once the browser has handled what waits. Several changes of one name are one
 * write. A refused write is repeated with the next change.
 */
export class WriteQueue<Change> {
  readonly #write: (name: string, change: Change) => Promise<void>
  readonly #report: (isWritten: boolean) => void
  readonly #changes = new Map<string, Change>()
  #writing: Promise<void> = Promise.resolve()
  #isDue = false
  #isClosed = false

  /**
   * @param write makes one change
   * @param report called after each round with whether all changes were written
   */
  constructor(write: (name: string, change: Change) => Promise<void>, report: (isWritten: boolean) => void) {
    this.#write = write
    this.#report = report
  }

  add(name: string, change: Change): void {
    this.#changes.set(name, change)
    if (this.#isDue) return
    this.#isDue = true
    this.#writing = this.#writing.then(yieldToMain).then(() => {
      this.#isDue = false
      return this.#writeAll()
    })
  }

  /** Settles when every change so far was written or refused. */
  settle(): Promise<void> {
    return this.#writing
  }

  /** Drops what is not written yet; settles when the last write has ended. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#writing
  }

  async #writeAll(): Promise<void> {
    const changes = [...this.#changes]
    this.#changes.clear()
    let isWritten = true
    for (const [name, change] of changes) {
      if (this.#isClosed) return
      await this.#write(name, change).catch(() => {
        isWritten = false
        if (!this.#changes.has(name)) this.#changes.set(name, change)
      })
    }
    if (!this.#isClosed) this.#report(isWritten)
  }
}
