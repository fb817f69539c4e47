import { withTimeout } from '#src/offline/disk/with-timeout.ts'
import type { Draft } from './draft.ts'
import type { DraftRows } from './draft-rows.ts'

/** After which time what the disk refused is written again, in milliseconds. */
const retryPause = 3_000

/**
 * Brings what was typed to the disk: the first letter at once, and the latest state after a pause and when the page is
 * left. Of each draft the latest step counts, however long those before it took. What the disk refused is written
 * again without a further letter, until it takes it.
 */
export class DraftWriter<Row> {
  readonly #rows: DraftRows<Row>
  readonly #tellWhetherKept: (isKept: boolean) => void
  /** Typed, and not on its way to the disk. */
  readonly #unwritten = new Map<string, Draft>()
  readonly #running = new Set<Promise<unknown>>()
  readonly #writers = new Set<string>()
  readonly #latestWrites = new Map<string, Promise<void>>()
  /** When the draft on the disk was typed, as far as this tab wrote or read it. */
  readonly #known = new Map<string, number>()
  /** Handed over to the disk by this tab, whether or not that has told it by now. */
  readonly #written = new Set<string>()
  /** The number of the last step of each draft: a step that took longer must not undo a later one. */
  readonly #lastStep = new Map<string, number>()
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
    this.#unwritten.set(key, draft)
    if (!this.#writers.has(key)) void this.#writeLatest(key)
  }

  /** What was typed is on its way to the disk before the page can go, or as soon as it is sealed. */
  readonly flush = () => {
    for (const [key, draft] of this.#unwritten) void this.#write(key, draft)
    this.#unwritten.clear()
  }

  /** Everything that was typed is on the disk, or was refused by it. */
  async settle() {
    this.flush()
    await Promise.allSettled(this.#running)
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
    this.#unwritten.delete(key)
    this.#lastStep.set(key, this.#nextStep())
    this.#rows.forget(key)
  }

  /** Nothing of any draft is written any more. Settles when nothing is on its way. */
  async forgetAll(): Promise<void> {
    this.#unwritten.clear()
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

  /**
   * One write of a draft after the other, each of its latest state. What is sealed is handed over while the disk takes
   * the one before, and only that: the next letter is to be sealed when the page goes, and a slow disk gets no queue.
   */
  async #writeLatest(key: string) {
    this.#writers.add(key)
    for (let draft = this.#take(key); draft; draft = this.#take(key)) {
      if (this.#rows.pause > 0) {
        await this.#write(key, draft)
        await new Promise((resume) => setTimeout(resume, this.#rows.pause))
      } else await Promise.all([this.#latestWrites.get(key), this.#handOver(key, draft)])
    }
    this.#writers.delete(key)
  }

  /** Settles when the disk has been asked, or will not be. */
  #handOver(key: string, draft: Draft): Promise<void> {
    return new Promise((settle) => {
      this.#latestWrites.set(key, this.#write(key, draft, this.#nextStep(), settle).then(settle))
    })
  }

  /** A device that keeps nothing costs the draft, never the form. */
  #write(key: string, draft: Draft, step = this.#nextStep(), onHandedOver?: () => void): Promise<void> {
    const owner = this.#rows.owner?.()
    const retry = () => {
      // It would be sealed for the next person who has signed in.
      if (owner === this.#rows.owner?.() && !this.#isOutdated(key, step)) void this.#write(key, draft, step)
    }
    return this.#run(this.#putAfterProtecting(key, draft, step, onHandedOver), (isKept) => {
      if (!isKept) setTimeout(retry, retryPause)
      this.#tellWhetherKept(isKept)
    })
  }

  /** Something later has happened to the draft. */
  #isOutdated(key: string, step: number): boolean {
    return Math.max(this.#lastStep.get(key) ?? 0, this.#firstStep) > step
  }

  async #putAfterProtecting(key: string, draft: Draft, step: number, onHandedOver?: () => void) {
    const protecting = this.#rows.protect(key, draft)
    // A page that goes waits for nothing: what needs no sealing is handed over before this function is left.
    const row = protecting instanceof Promise ? await protecting : protecting
    if (this.#isOutdated(key, step)) return
    this.#lastStep.set(key, step)
    this.#written.add(key)
    const putting = this.#rows.put(key, row)
    onHandedOver?.()
    await withTimeout(putting)
    this.#known.set(key, draft.at)
  }

  async #run(step: Promise<unknown>, tell?: (isDone: boolean) => void) {
    this.#running.add(step)
    await step.then(
      () => tell?.(true),
      () => tell?.(false),
    )
    this.#running.delete(step)
  }

  #take(key: string): Draft | undefined {
    const draft = this.#unwritten.get(key)
    this.#unwritten.delete(key)
    return draft
  }

  #nextStep(): number {
    this.#steps += 1
    return this.#steps
  }

  readonly #leave = () => {
    this.flush()
    this.#rows.leave()
  }

  /** A listener that is there already is not added again. */
  #listen() {
    window.addEventListener('pagehide', this.#leave)
    document.addEventListener('visibilitychange', this.flush)
  }
}
