import { atom, getDefaultStore } from 'jotai'
import { withTimeout } from '#src/offline/disk/with-timeout.ts'
import type { Draft, FoundDraft, Input } from './draft.ts'
import { claimDraft, claimFreshKey, draftsOfOtherTabs, isLocked } from './draft-claims.ts'

/** How drafts lie on the disk: as they are, or sealed. */
export interface DraftRows<Row = unknown> {
  /** The shortest time between two writes of a draft, in milliseconds. */
  pause: number
  /** The drafts of a form that can be read, in any order. */
  find: (form: string) => Promise<FoundDraft[]>
  /** What is written for a draft. */
  protect: (key: string, draft: Draft) => Row | Promise<Row>
  put: (key: string, row: Row) => Promise<unknown>
  /**
   * @param isOurs tells by the moment of typing whether the draft on the disk may go; asked when that is read. Without
   * it nothing is read: then the draft is also gone when the page goes at once
   */
  remove: (key: string, isOurs?: (at: number | undefined) => boolean) => Promise<unknown>
  /** Something else has removed it, or is about to. */
  forget?: (key: string) => void
}

/** What the device has for a form that is being opened. */
export interface OpenedDraft {
  /** Under which this tab keeps what is typed into the form. */
  key: string
  /** What comes back into the form. It may be the copy of a draft that another tab has open. */
  draft?: FoundDraft | undefined
  /** Further drafts of the form, which no tab has open. */
  others: FoundDraft[]
}

/** Which draft a form is opened with: the latest, one that was chosen, or none. */
export type Wanted = 'latest' | 'none' | { key: string }

/**
 * What was typed into forms and neither sent nor saved, until its person sends, saves or discards it: nothing here goes
 * by age. The first letter is written at once, and the latest state after a pause and when the page is left.
 */
export class DraftStore<Row = unknown> {
  /** False while the device refuses what it is given, or does not answer. */
  readonly keepsAtom = atom(true)
  readonly #rows: DraftRows<Row>
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
  #lastTyped: { key: string; draft: Draft } | undefined
  #isListening = false

  constructor(rows: DraftRows<Row>) {
    this.#rows = rows
  }

  /**
   * Never waits longer than two seconds; a device that does not answer has nothing.
   *
   * @param isElsewhere tells by its key which draft is offered in another form
   */
  async open(form: string, wanted: Wanted = 'latest', isElsewhere = nowhere): Promise<OpenedDraft> {
    try {
      const opened = await withTimeout(this.#open(form, wanted, isElsewhere))
      this.#tellWhetherKept(true)
      return opened
    } catch {
      this.#tellWhetherKept(false)
      // What lies under the form's own name was not seen, and must not be written over.
      return { key: claimFreshKey(form), others: [] }
    }
  }

  /** A key for this form that is this tab's own. */
  async ownKey(form: string): Promise<string> {
    return (await claimDraft(form)) ? form : claimFreshKey(form)
  }

  /** Also when the page goes in the next moment. */
  keep(key: string, input: Input, more: Pick<Draft, 'form' | 'submission'> = {}) {
    this.#keep(key, { at: Date.now(), input, ...more })
  }

  /** Sent, saved or discarded by its person. */
  async drop(key: string): Promise<void> {
    this.forget(key)
    const isOurs = (at: number | undefined) => this.isKnown(key, at)
    const isOnlyOurs = isLocked(key) && (this.#known.has(key) || this.#written.has(key))
    const removing = isOnlyOurs ? this.#rows.remove(key) : this.#rows.remove(key, isOurs)
    this.#running.add(removing)
    await removing.catch(() => undefined)
    this.#running.delete(removing)
  }

  /** Discards a draft that no form of this tab has open. */
  async discardOther({ key, at }: FoundDraft): Promise<void> {
    if (!this.#known.has(key)) this.#known.set(key, at)
    await this.drop(key)
  }

  /** What a form would have changed is gone: its drafts go, too. */
  async dropAllOf(form: string): Promise<void> {
    await this.#settle()
    const found = await this.#rows.find(form).catch(() => [])
    for (const { key, at } of found) this.#known.set(key, at)
    await Promise.all(found.map(({ key }) => this.drop(key)))
  }

  /** Nothing of the draft is written any more: something else has removed it. */
  forget(key: string) {
    this.#unwritten.delete(key)
    this.#lastStep.set(key, this.#nextStep())
    this.#rows.forget?.(key)
    if (this.#lastTyped?.key === key) this.#lastTyped = undefined
  }

  /** Whether the draft on the disk is the one that this tab wrote or read. */
  isKnown(key: string, at: number | undefined): boolean {
    return this.#known.get(key) === at
  }

  /** What was typed is on its way to the disk before the page can go, or as soon as it is sealed. */
  readonly flush = () => {
    for (const [key, draft] of this.#unwritten) void this.#write(key, draft)
    this.#unwritten.clear()
  }

  /** The draft that was typed into last comes back by itself when its form is opened next. */
  async returnLastTyped(): Promise<void> {
    if (this.#lastTyped) this.#keep(this.#lastTyped.key, { ...this.#lastTyped.draft, returns: true })
    await this.#settle()
  }

  /** Whose drafts these are has left: nothing of them is written any more. Settles when nothing is on its way. */
  async forgetAll(): Promise<void> {
    this.#unwritten.clear()
    this.#firstStep = this.#nextStep()
    this.#lastTyped = undefined
    await Promise.allSettled(this.#running)
    for (const key of this.#known.keys()) this.#rows.forget?.(key)
  }

  async #open(form: string, wanted: Wanted, isElsewhere: typeof nowhere): Promise<OpenedDraft> {
    await this.#settle()
    const found = (await this.#rows.find(form))
      .filter(({ key }) => !isElsewhere(key))
      .toSorted((one, other) => other.at - one.at)
    const taken = await draftsOfOtherTabs(found.map(({ key }) => key))
    const free = found.filter(({ key }) => !taken.has(key))
    for (const draft of candidates(free, wanted)) {
      if (!(await claimDraft(draft.key))) continue
      this.#known.set(draft.key, draft.at)
      return { key: draft.key, draft, others: free.filter(({ key }) => key !== draft.key) }
    }
    const isNew = found.every(({ key }) => key !== form)
    const key = isNew ? await this.ownKey(form) : claimFreshKey(form)
    return { key, draft: wanted === 'none' ? undefined : found[0], others: wanted === 'none' ? free : [] }
  }

  #keep(key: string, draft: Draft) {
    this.#listen()
    this.#lastTyped = { key, draft }
    this.#unwritten.set(key, draft)
    if (!this.#writers.has(key)) void this.#writeLatest(key)
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
      this.#latestWrites.set(key, this.#write(key, draft, settle).then(settle))
    })
  }

  /** A device that keeps nothing costs the draft, never the form. */
  async #write(key: string, draft: Draft, onHandedOver?: () => void) {
    const step = this.#nextStep()
    const writing = this.#putAfterProtecting(key, draft, step, onHandedOver)
    this.#running.add(writing)
    await writing.then(this.#tellWhetherKept, () => this.#tellWhetherKept(false))
    this.#running.delete(writing)
  }

  async #putAfterProtecting(
    key: string,
    draft: Draft,
    step: number,
    onHandedOver?: () => void,
  ): Promise<boolean> {
    const protecting = this.#rows.protect(key, draft)
    // A page that goes waits for nothing: what needs no sealing is handed over before this function is left.
    const row = protecting instanceof Promise ? await protecting : protecting
    if (Math.max(this.#lastStep.get(key) ?? 0, this.#firstStep) > step) return true
    this.#lastStep.set(key, step)
    this.#written.add(key)
    const putting = this.#rows.put(key, row)
    onHandedOver?.()
    await withTimeout(putting)
    this.#known.set(key, draft.at)
    return true
  }

  #take(key: string): Draft | undefined {
    const draft = this.#unwritten.get(key)
    this.#unwritten.delete(key)
    return draft
  }

  async #settle() {
    this.flush()
    await Promise.allSettled(this.#running)
  }

  #nextStep(): number {
    this.#steps += 1
    return this.#steps
  }

  readonly #tellWhetherKept = (isKept: boolean) => getDefaultStore().set(this.keepsAtom, isKept)

  #listen() {
    if (this.#isListening) return
    this.#isListening = true
    window.addEventListener('pagehide', this.flush)
    document.addEventListener('visibilitychange', this.flush)
  }
}

const nowhere = (_key: string) => false

function candidates(free: FoundDraft[], wanted: Wanted): FoundDraft[] {
  if (wanted === 'none') return []
  return wanted === 'latest' ? free : free.filter(({ key }) => key === wanted.key)
}
