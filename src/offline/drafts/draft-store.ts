import { atom } from 'jotai'
import { withTimeout } from '#src/offline/storage/with-timeout.ts'
import { safeLocal } from '#src/ui/browser/safe-storage.ts'
import { store } from '#src/ui/browser/store.ts'
import type { Draft, FoundDraft, Input } from './draft.ts'
import type { DraftRows } from './draft-rows.ts'

/** Latest state of a draft that is not on the disk yet. */
interface UnsavedDraft<Row> {
  draft: Draft
  /** Row of this state, or of the one before while this one is being encrypted. */
  row: Row | undefined
  step: 'encrypting' | 'ready' | 'writing'
}

/** Pause before a rejected write is tried again, in milliseconds. */
const retryPause = 3_000

/**
 * Stores form entries until the user sends, saves or discards them; drafts do not expire. A form has one draft on a
 * device, and the newest text wins. The first letter is written at once, then the latest state when the previous write
 * is done. A closing page leaves unconfirmed rows in localStorage, because a browser may drop a transaction together
 * with its page; the next reader of drafts moves them to the disk.
 */
export class DraftStore<Row = unknown> {
  /** False while the device rejects writes or does not respond. */
  readonly keepsAtom = atom(true)
  readonly #rows: DraftRows<Row>
  readonly #unsaved = new Map<string, UnsavedDraft<Row>>()
  readonly #running = new Set<Promise<unknown>>()
  /** Keys whose latest state is being written, one state at a time. */
  readonly #writing = new Set<string>()
  /** Timestamps of the drafts that this tab has read or handed to the disk, by key. */
  readonly #own = new Map<string, Set<number | undefined>>()
  /** Draft edited last: after an expired session it is restored automatically. */
  #last: { key: string; draft: Draft } | undefined

  constructor(rows: DraftRows<Row>) {
    this.#rows = rows
  }

  /**
   * Returns the draft of a form. Waits two seconds at most; a device that does not respond counts as empty.
   *
   * @param isElsewhere tells by its key whether a draft is offered in another form
   */
  async open(form: string, isElsewhere = (_key: string) => false): Promise<Draft | undefined> {
    try {
      const draft = await withTimeout(this.#read(form, isElsewhere))
      this.#reportStorage(true)
      return draft
    } catch {
      this.#reportStorage(false)
      return undefined
    }
  }

  /** Stores the entries, even if the page closes right after. */
  keep(key: string, input: Input, more: Pick<Draft, 'form' | 'submission'> = {}) {
    const draft = { at: Date.now(), input, ...more }
    this.#last = { key, draft }
    this.#queue(key, draft)
  }

  /** Deletes a draft that the user has sent, saved or discarded, unless another tab has replaced it. */
  async drop(key: string): Promise<void> {
    this.forget(key)
    await this.#track(this.#rows.remove(key, (at) => this.isKnown(key, at)))
  }

  /** Deletes the draft of a form whose record no longer exists. */
  async dropAllOf(form: string): Promise<void> {
    this.forget(form)
    await this.#track(this.#rows.remove(form, () => true))
  }

  /** Stops writing a draft that something else has removed. */
  forget(key: string) {
    if (this.#last?.key === key) this.#last = undefined
    this.#rows.forget?.(key)
    this.#forgetUnsaved(key)
  }

  /** Whether the draft on the disk is one that this tab wrote or read. */
  isKnown(key: string, at: number | undefined): boolean {
    return this.#own.get(key)?.has(at) === true
  }

  /** Starts writing all entries that are ready, before the page can close. */
  flush() {
    for (const [key, unsaved] of this.#unsaved) if (unsaved.step === 'ready') void this.#put(key, unsaved)
  }

  /** Writes all entries, and leaves a copy for the next page, because this one may close without notice. */
  readonly leave = () => {
    this.flush()
    const { prefix, toText } = this.#rows
    for (const [key, { row }] of this.#unsaved)
      if (row !== undefined) safeLocal.set(prefix + key, toText(row))
  }

  /** Stops writing all drafts because their user has left. Settles when no write is under way. */
  async forgetAll(): Promise<void> {
    this.#last = undefined
    this.#unsaved.clear()
    this.#rows.forget?.()
    for (const name of safeLocal.names(this.#rows.prefix)) safeLocal.remove(name)
    await Promise.allSettled(this.#running)
  }

  /** Stores the draft edited last so that it is restored automatically when its form is opened next. */
  async returnLastTyped(): Promise<void> {
    const last = this.#last
    // The next user in this tab must not receive the draft.
    this.#last = undefined
    if (last) this.#queue(last.key, { ...last.draft, returns: true })
    await this.#settle()
    // Once another user has signed in, this page must not write the draft.
    this.leave()
    this.#unsaved.clear()
  }

  async #read(form: string, isElsewhere: (key: string) => boolean): Promise<Draft | undefined> {
    await this.#settle()
    await this.#recover()
    const found = (await this.#rows.find(form)).filter(({ key }) => !isElsewhere(key))
    const [newest] = found.toSorted((one, other) => other.at - one.at)
    for (const { key, at } of found) this.#know(key, at)
    if (newest && newest.key !== form) await this.#moveTo(form, newest)
    for (const { key } of found) if (key !== form) void this.drop(key)
    return newest
  }

  /** Moves rows that closed pages left to the disk. An unreadable row is deleted, a rejected one stays for next time. */
  async #recover(): Promise<void> {
    const { prefix, fromText, recover } = this.#rows
    for (const name of safeLocal.names(prefix)) {
      const row = readable(() => fromText(safeLocal.get(name) ?? ''))
      const isMoved =
        row === undefined ||
        (await recover(name.slice(prefix.length), row).then(
          () => true,
          () => false,
        ))
      if (isMoved) safeLocal.remove(name)
    }
  }

  /** Moves a draft to its form: changes of an item that is gone, or a draft under a key of an earlier version. */
  async #moveTo(form: string, { key: _key, ...draft }: FoundDraft) {
    this.#queue(form, draft)
    await this.#settle()
  }

  #queue(key: string, draft: Draft) {
    // Adding a listener again has no effect.
    window.addEventListener('pagehide', this.leave)
    // A phone may end a hidden page without notice.
    document.addEventListener('visibilitychange', this.leave)
    const unsaved: UnsavedDraft<Row> = { draft, row: this.#unsaved.get(key)?.row, step: 'encrypting' }
    this.#unsaved.set(key, unsaved)
    void this.#track(this.#protect(key, unsaved))
  }

  async #protect(key: string, unsaved: UnsavedDraft<Row>): Promise<void> {
    const owner = this.#rows.owner?.()
    try {
      const protecting = this.#rows.protect(key, unsaved.draft)
      // A closing page does not wait: a row without encryption is ready synchronously.
      unsaved.row = protecting instanceof Promise ? await protecting : protecting
      unsaved.step = 'ready'
    } catch {
      // A retry after another sign-in would encrypt it for the next user.
      return this.#retry(key, unsaved, () => owner === this.#rows.owner?.() && this.#protect(key, unsaved))
    }
    void this.#writeLatest(key)
  }

  /** Runs one write of a draft at a time, each of its latest state: a slow disk gets no queue. */
  async #writeLatest(key: string) {
    if (this.#writing.has(key)) return
    this.#writing.add(key)
    for (let unsaved = this.#unsaved.get(key); unsaved?.step === 'ready'; unsaved = this.#unsaved.get(key)) {
      await this.#put(key, unsaved)
      if (this.#rows.pause > 0) await new Promise((resume) => setTimeout(resume, this.#rows.pause))
    }
    this.#writing.delete(key)
  }

  async #put(key: string, unsaved: UnsavedDraft<Row>) {
    const { draft, row } = unsaved
    if (row === undefined) return
    unsaved.step = 'writing'
    this.#know(key, draft.at)
    try {
      await this.#track(withTimeout(this.#rows.put(key, row)))
      if (this.#unsaved.get(key) === unsaved) this.#forgetUnsaved(key)
      this.#reportStorage(true)
    } catch {
      this.#retry(key, unsaved, () => {
        unsaved.step = 'ready'
        void this.#writeLatest(key)
      })
    }
  }

  #forgetUnsaved(key: string) {
    this.#unsaved.delete(key)
    safeLocal.remove(this.#rows.prefix + key)
  }

  /** Repeats a rejected step until it succeeds, or until there is a later state. */
  #retry(key: string, unsaved: UnsavedDraft<Row>, step: () => unknown) {
    this.#reportStorage(false)
    setTimeout(() => this.#unsaved.get(key) === unsaved && step(), retryPause)
  }

  /** Waits until every entry is on the disk or was rejected by it. */
  async #settle() {
    do {
      this.flush()
      await Promise.allSettled(this.#running)
    } while ([...this.#unsaved.values()].some(({ step }) => step === 'ready'))
  }

  #know(key: string, at: number) {
    const own = this.#own.get(key) ?? new Set()
    this.#own.set(key, own.add(at))
  }

  #track<Result>(step: Promise<Result>): Promise<Result> {
    const end = () => this.#running.delete(step)
    this.#running.add(step)
    step.then(end, end)
    return step
  }

  #reportStorage(isKept: boolean) {
    store.set(this.keepsAtom, isKept)
  }
}

/** Returns the result of parsing a stored text; undefined if it is damaged. */
function readable<Row>(parse: () => Row): Row | undefined {
  try {
    return parse()
  } catch {
    return undefined
  }
}
