import { atom, getDefaultStore } from 'jotai'
import { withTimeout } from '#src/offline/disk/with-timeout.ts'
import type { Draft, FoundDraft, Input } from './draft.ts'
import { claimDraft, claimFreshKey, draftsOfOtherTabs, isLocked } from './draft-claims.ts'
import type { DraftRows } from './draft-rows.ts'
import { DraftWriter } from './draft-writer.ts'

/** Drafts on the device for a form that is being opened. */
export interface OpenedDraft {
  /** Key under which this tab stores the entries of the form. */
  key: string
  /** Draft to restore into the form; may be a copy of a draft that another tab has open. */
  draft?: FoundDraft | undefined
  /** Further drafts of the form that no tab has open. */
  others: FoundDraft[]
}

/** Selects the draft to open a form with: the latest, a chosen one, or none. */
export type Wanted = 'latest' | 'none' | { key: string }

/** Stores unsent form entries until the user sends, saves or discards them; drafts do not expire. */
export class DraftStore<Row = unknown> {
  /** False while the device rejects writes or does not respond. */
  readonly keepsAtom = atom(true)
  readonly #rows: DraftRows<Row>
  protected readonly writer: DraftWriter<Row>

  constructor(rows: DraftRows<Row>) {
    this.#rows = rows
    this.writer = new DraftWriter(rows, this.#tellWhetherKept)
  }

  /**
   * Opens the drafts of a form. Waits two seconds at most; a device that does not respond counts as empty.
   *
   * @param isElsewhere tells by its key whether a draft is offered in another form
   */
  async open(form: string, wanted: Wanted = 'latest', isElsewhere = nowhere): Promise<OpenedDraft> {
    const giveUp = new AbortController()
    try {
      const opened = await withTimeout(this.#open(form, wanted, isElsewhere, giveUp.signal))
      this.#tellWhetherKept(true)
      return opened
    } catch {
      // A device that responds later must not claim drafts for a form that has continued without them.
      giveUp.abort()
      this.#tellWhetherKept(false)
      // The draft under the form's own name was not read and must not be overwritten.
      return { key: claimFreshKey(form), others: [] }
    }
  }

  /** Returns a key for this form that this tab has claimed. */
  async ownKey(form: string): Promise<string> {
    return (await claimDraft(form)) ? form : claimFreshKey(form)
  }

  /** Stores the entries, even if the page closes right after. */
  keep(key: string, input: Input, more: Pick<Draft, 'form' | 'submission'> = {}) {
    this.writer.write(key, { at: Date.now(), input, ...more })
  }

  /** Deletes a draft that the user has sent, saved or discarded. */
  async drop(key: string): Promise<void> {
    await this.writer.remove(key, isLocked(key))
  }

  /** Discards a draft that no form of this tab has open. */
  async discardOther({ key, at }: FoundDraft): Promise<void> {
    if (!this.writer.knows(key)) this.writer.know(key, at)
    await this.drop(key)
  }

  /** Deletes the drafts of a form whose record no longer exists. */
  async dropAllOf(form: string): Promise<void> {
    await this.writer.settle()
    const found = await this.#rows.find(form).catch(() => [])
    for (const { key, at } of found) this.writer.know(key, at)
    await Promise.all(found.map(({ key }) => this.drop(key)))
  }

  /** Stops writing a draft that something else has removed. */
  forget(key: string) {
    this.writer.forget(key)
  }

  /** Whether the draft on the disk is the one that this tab wrote or read. */
  isKnown(key: string, at: number | undefined): boolean {
    return this.writer.isKnown(key, at)
  }

  /** Starts writing all entries before the page can close, or as soon as they are encrypted. */
  flush() {
    this.writer.flush()
  }

  /** Stops writing all drafts because their user has left. Settles when no write is under way. */
  async forgetAll(): Promise<void> {
    await this.writer.forgetAll()
  }

  async #open(
    form: string,
    wanted: Wanted,
    isElsewhere: typeof nowhere,
    signal: AbortSignal,
  ): Promise<OpenedDraft> {
    await this.writer.settle()
    const found = (await this.#rows.find(form))
      .filter(({ key }) => !isElsewhere(key))
      .toSorted((one, other) => other.at - one.at)
    const taken = await draftsOfOtherTabs(found.map(({ key }) => key))
    const free = found.filter(({ key }) => !taken.has(key))
    signal.throwIfAborted()
    for (const draft of candidates(free, wanted)) {
      if (!(await claimDraft(draft.key))) continue
      this.writer.know(draft.key, draft.at)
      return { key: draft.key, draft, others: free.filter(({ key }) => key !== draft.key) }
    }
    const isNew = found.every(({ key }) => key !== form)
    const key = isNew ? await this.ownKey(form) : claimFreshKey(form)
    return { key, draft: wanted === 'none' ? undefined : found[0], others: wanted === 'none' ? free : [] }
  }

  readonly #tellWhetherKept = (isKept: boolean) => getDefaultStore().set(this.keepsAtom, isKept)
}

const nowhere = (_key: string) => false

function candidates(free: FoundDraft[], wanted: Wanted): FoundDraft[] {
  if (wanted === 'none') return []
  return wanted === 'latest' ? free : free.filter(({ key }) => key === wanted.key)
}
