import { withTimeout } from '#src/offline/disk/with-timeout.ts'
import type { Draft } from './draft.ts'
import type { DraftRows } from './draft-rows.ts'

/** Latest state of a draft that is queued for the disk. */
interface QueuedDraft<Row> {
  draft: Draft
  row: Row
  step: number
}

/** Pause before a rejected write is tried again, in milliseconds. */
const retryPause = 3_000

/**
 * Writes entries to the disk: the first letter at once, then the latest state when the previous write is done or the
 * page closes. Where drafts are encrypted, each letter is encrypted at once, so that a closing page can store it. The
 * latest step of each draft counts, however long the earlier ones took. Rejected writes are repeated until they
 * succeed.
 */
export class DraftWriter<Row> {
  readonly #rows: DraftRows<Row>
  readonly #tellWhetherKept: (isKept: boolean) => void
  /** Rows that are not yet handed to the disk, encrypted where drafts are. */
  readonly #queued = new Map<string, QueuedDraft<Row>>()
  readonly #running = new Set<Promise<unknown>>()
  readonly #writers = new Set<string>()
  /** Timestamp of the draft on the disk, as far as this tab wrote or read it. */
  readonly #known = new Map<string, number>()
  /** Keys handed to the disk by this tab, confirmed or not. */
  readonly #written = new Set<string>()
  /** Number of each draft's last step: a step that took longer must not undo a later one. */
  readonly #lastStep = new Map<string, number>()
  /** Number of each draft's last entry step: nothing older is tried again. */
  readonly #lastTyped = new Map<string, number>()
  #steps = 0
  /** Number of the first valid step: earlier ones are void. */
  #firstStep = 0

  /** @param tellWhetherKept called after each write with whether the device stored it */
  constructor(rows: DraftRows<Row>, tellWhetherKept: (isKept: boolean) => void) {
    this.#rows = rows
    this.#tellWhetherKept = tellWhetherKept
  }

  write(key: string, draft: Draft) {
    this.#listen()
    const step = this.#nextStep()
    this.#lastTyped.set(key, step)
    this.#queue(key, draft, step)
  }

  /** Starts writing all entries before the page can close, or as soon as they are encrypted. */
  readonly flush = () => {
    for (const [key, queued] of this.#queued) void this.#put(key, queued)
    this.#queued.clear()
  }

  /** Stores unconfirmed rows for the next page, because this one closes or may close without notice. */
  readonly leave = () => {
    this.flush()
    this.#rows.leave()
  }

  /** Waits until every entry is on the disk or was rejected by it. */
  async settle() {
    do {
      this.flush()
      await Promise.allSettled(this.#running)
    } while (this.#queued.size > 0)
  }

  /** Deletes the draft from the disk, unless another tab has replaced it. */
  async remove(key: string, isOnlyOurs: boolean): Promise<void> {
    this.forget(key)
    const isOurs = (at: number | undefined) => this.isKnown(key, at)
    const isWritten = this.#known.has(key) || this.#written.has(key)
    await this.#run(isOnlyOurs && isWritten ? this.#rows.remove(key) : this.#rows.remove(key, isOurs))
  }

  /** Stops writing a draft that something else has removed. */
  forget(key: string) {
    this.#queued.delete(key)
    this.#lastStep.set(key, this.#nextStep())
    this.#rows.forget(key)
  }

  /** Stops writing all drafts. Settles when no write is under way. */
  async forgetAll(): Promise<void> {
    this.#queued.clear()
    this.#firstStep = this.#nextStep()
    this.#rows.forget()
    await Promise.allSettled(this.#running)
  }

  /** Whether this tab wrote or read a draft under this key. */
  knows(key: string): boolean {
    return this.#known.has(key)
  }

  /** Notes that this tab has read the draft on the disk. */
  know(key: string, at: number) {
    this.#known.set(key, at)
  }

  /** Whether the draft on the disk is the one that this tab wrote or read. */
  isKnown(key: string, at: number | undefined): boolean {
    return this.#known.get(key) === at
  }

  #queue(key: string, draft: Draft, step: number) {
    void this.#run(this.#protect(key, draft, step), this.#retryUnlessDone(key, draft, step))
  }

  async #protect(key: string, draft: Draft, step: number) {
    const protecting = this.#rows.protect(key, draft)
    // A closing page does not wait: a row without encryption is queued synchronously.
    const row = protecting instanceof Promise ? await protecting : protecting
    if (this.#isOutdated(key, step)) return
    this.#lastStep.set(key, step)
    this.#rows.queue(key, row)
    this.#queued.set(key, { draft, row, step })
    if (!this.#writers.has(key)) void this.#writeLatest(key)
  }

  /** Runs one write of a draft at a time, each of its latest state: a slow disk gets no queue. */
  async #writeLatest(key: string) {
    this.#writers.add(key)
    for (let queued = this.#queued.get(key); queued; queued = this.#queued.get(key)) {
      this.#queued.delete(key)
      await this.#put(key, queued)
      if (this.#rows.pause > 0) await new Promise((resume) => setTimeout(resume, this.#rows.pause))
    }
    this.#writers.delete(key)
  }

  /** Writes a row. A device without storage loses the draft, but the form works. */
  #put(key: string, { draft, row, step }: QueuedDraft<Row>): Promise<void> {
    this.#written.add(key)
    const putting = withTimeout(this.#rows.put(key, row)).then(() => void this.#known.set(key, draft.at))
    return this.#run(
      putting,
      this.#retryUnlessDone(key, draft, step, () => this.#tellWhetherKept(true)),
    )
  }

  #retryUnlessDone(key: string, draft: Draft, step: number, onDone = () => {}) {
    const owner = this.#rows.owner?.()
    return (isDone: boolean) => {
      if (isDone) return onDone()
      this.#tellWhetherKept(false)
      setTimeout(() => {
        const isLatest = this.#lastTyped.get(key) === step && !this.#isOutdated(key, step)
        // A retry would encrypt it for the next user who has signed in.
        if (isLatest && owner === this.#rows.owner?.()) this.#queue(key, draft, step)
      }, retryPause)
    }
  }

  /** Whether a later step of the draft exists. */
  #isOutdated(key: string, step: number): boolean {
    return Math.max(this.#lastStep.get(key) ?? 0, this.#firstStep) > step
  }

  async #run(step: Promise<unknown>, tell?: (isDone: boolean) => void) {
    this.#running.add(step)
    await step.then(
      () => tell?.(true),
      () => tell?.(false),
    )
    this.#running.delete(step)
  }

  #nextStep(): number {
    this.#steps += 1
    return this.#steps
  }

  /** Adds the listeners; adding one again has no effect. */
  #listen() {
    window.addEventListener('pagehide', this.leave)
    // A phone may end a hidden page without notice.
    document.addEventListener('visibilitychange', this.leave)
  }
}
