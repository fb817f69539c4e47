import { atom, getDefaultStore } from 'jotai'
import { withTimeout } from '#src/offline/disk/with-timeout.ts'
import type { Draft, FoundDraft, Input } from './draft.ts'
import { claimDraft, claimFreshKey, draftsOfOtherTabs, isLocked } from './draft-claims.ts'
import type { DraftRows } from './draft-rows.ts'
import { DraftWriter } from './draft-writer.ts'

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
 * by age.
 */
export class DraftStore<Row = unknown> {
  /** False while the device refuses what it is given, or does not answer. */
  readonly keepsAtom = atom(true)
  readonly #rows: DraftRows<Row>
  protected readonly writer: DraftWriter<Row>

  constructor(rows: DraftRows<Row>) {
    this.#rows = rows
    this.writer = new DraftWriter(rows, this.#tellWhetherKept)
  }

  /**
   * Never waits longer than two seconds; a device that does not answer has nothing.
   *
   * @param isElsewhere tells by its key which draft is offered in another form
   */
  async open(form: string, wanted: Wanted = 'latest', isElsewhere = nowhere): Promise<OpenedDraft> {
    const giveUp = new AbortController()
    try {
      const opened = await withTimeout(this.#open(form, wanted, isElsewhere, giveUp.signal))
      this.#tellWhetherKept(true)
      return opened
    } catch {
      // A disk that answers later must not claim drafts for a form that has gone on without them.
      giveUp.abort()
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
    this.writer.write(key, { at: Date.now(), input, ...more })
  }

  /** Sent, saved or discarded by its person. */
  async drop(key: string): Promise<void> {
    await this.writer.remove(key, isLocked(key))
  }

  /** Discards a draft that no form of this tab has open. */
  async discardOther({ key, at }: FoundDraft): Promise<void> {
    if (!this.writer.knows(key)) this.writer.know(key, at)
    await this.drop(key)
  }

  /** What a form would have changed is gone: its drafts go, too. */
  async dropAllOf(form: string): Promise<void> {
    await this.writer.settle()
    const found = await this.#rows.find(form).catch(() => [])
    for (const { key, at } of found) this.writer.know(key, at)
    await Promise.all(found.map(({ key }) => this.drop(key)))
  }

  /** Nothing of the draft is written any more: something else has removed it. */
  forget(key: string) {
    this.writer.forget(key)
  }

  /** Whether the draft on the disk is the one that this tab wrote or read. */
  isKnown(key: string, at: number | undefined): boolean {
    return this.writer.isKnown(key, at)
  }

  /** What was typed is on its way to the disk before the page can go, or as soon as it is sealed. */
  flush() {
    this.writer.flush()
  }

  /** Whose drafts these are has left: nothing of them is written any more. Settles when nothing is on its way. */
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
