import { withTimeout } from '#src/offline/disk/with-timeout.ts'
import type { Draft } from './draft.ts'
import type { DraftRows } from './draft-rows.ts'

/** The latest state of a draft as it goes to the disk. */
interface QueuedDraft<Row> {
  draft: Draft
  row: Row
  step: number
}

/** After which time what the disk refused is written again, in milliseconds. */
const retryPause = 3_000

/**
 * Brings what was typed to the disk: the first letter at once, and the latest state when the disk has taken the one
 * before, or when the page is left. Each letter is sealed at once where drafts are, so that a page that goes has it to
 * leave. Of each draft the latest step counts, however long those before it took. What the disk refused is written
 * again without a further letter, until it takes it.
 */
export class DraftWriter<Row> {
  readonly #rows: DraftRows<Row>
  readonly #tellWhetherKept: (isKept: boolean) => void
  /** Sealed, where drafts are, and not yet handed over to the disk. */
  readonly #queued = new Map<string, QueuedDraft<Row>>()
  readonly #running = new Set<Promise<unknown>>()
  readonly #writers = new Set<string>()
  /** When the draft on the disk was typed, as far as this tab wrote or read it. */
  readonly #known = new Map<string, number>()
  /** Handed over to the disk by this tab, whether or not that has told it by now. */
  readonly #written = new Set<string>()
  /** The number of the last step of each draft: a step that took longer must not undo a later one. */
  readonly #lastStep = new Map<string, number>()
  /** That of what was typed last: nothing older is tried again. */
  readonly #lastTyped = new Map<string, number>()
  #steps = 0
  /** What was begun before it does not count any more. */
  #firstStep = 0

  /** @param tellWhetherKept hears after each write whether the device took it */
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

  /** What was typed is on its way to the disk before the page can go, or as soon as it is sealed. */
  readonly flush = () => {
    for (const [key, queued] of this.#queued) void this.#put(key, queued)
    this.#queued.clear()
  }

  /** The page goes, or may go without a further word: what the disk has not confirmed is left for the next one. */
  readonly leave = () => {
    this.flush()
    this.#rows.leave()
  }

  /** Everything that was typed is on the disk, or was refused by it. */
  async settle() {
    do {
      this.flush()
      await Promise.allSettled(this.#running)
    } while (this.#queued.size > 0)
  }

  /** Takes the draft from the disk, where nobody else has written one in its place. */
  async remove(key: string, isOnlyOurs: boolean): Promise<void> {
    this.forget(key)
    const isOurs = (at: number | undefined) => this.isKnown(key, at)
    const isWritten = this.#known.has(key) || this.#written.has(key)
    await this.#run(isOnlyOurs && isWritten ? this.#rows.remove(key) : this.#rows.remove(key, isOurs))
  }

  /** Nothing of the draft is written any more: something else has removed it. */
  forget(key: string) {
    this.#queued.delete(key)
    this.#lastStep.set(key, this.#nextStep())
    this.#rows.forget(key)
  }

  /** Nothing of any draft is written any more. Settles when nothing is on its way. */
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

  /** The draft on the disk was read by this tab. */
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
    // A page that goes waits for nothing: what needs no sealing is queued before this function is left.
    const row = protecting instanceof Promise ? await protecting : protecting
    if (this.#isOutdated(key, step)) return
    this.#lastStep.set(key, step)
    this.#rows.queue(key, row)
    this.#queued.set(key, { draft, row, step })
    if (!this.#writers.has(key)) void this.#writeLatest(key)
  }

  /** One write of a draft after the other, each of its latest state: a slow disk gets no queue. */
  async #writeLatest(key: string) {
    this.#writers.add(key)
    for (let queued = this.#queued.get(key); queued; queued = this.#queued.get(key)) {
      this.#queued.delete(key)
      await this.#put(key, queued)
      if (this.#rows.pause > 0) await new Promise((resume) => setTimeout(resume, this.#rows.pause))
    }
    this.#writers.delete(key)
  }

  /** A device that keeps nothing costs the draft, never the form. */
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
        // It would be sealed for the next person who has signed in.
        if (isLatest && owner === this.#rows.owner?.()) this.#queue(key, draft, step)
      }, retryPause)
    }
  }

  /** Something later has happened to the draft. */
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

  /** A listener that is there already is not added again. */
  #listen() {
    window.addEventListener('pagehide', this.leave)
    // A phone may end a page that is out of sight without a further word.
    document.addEventListener('visibilitychange', this.leave)
  }
}
