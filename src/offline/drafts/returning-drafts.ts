import type { Draft, Input } from './draft.ts'
import type { DraftRows } from './draft-rows.ts'
import { DraftStore } from './draft-store.ts'

/** Drafts of people who sign in: what was typed into last comes back by itself after a session that expired. */
export class ReturningDrafts<Row> extends DraftStore<Row> {
  readonly #owner: () => string | undefined
  #last: { key: string; draft: Draft; owner: string | undefined } | undefined

  constructor(rows: DraftRows<Row>) {
    super(rows)
    this.#owner = () => rows.owner?.()
  }

  override keep(key: string, input: Input, more: Pick<Draft, 'form' | 'submission'> = {}) {
    this.#last = { key, draft: { at: Date.now(), input, ...more }, owner: this.#owner() }
    super.keep(key, input, more)
  }

  override drop(key: string): Promise<void> {
    this.#forgetLast(key)
    return super.drop(key)
  }

  override forget(key: string) {
    this.#forgetLast(key)
    super.forget(key)
  }

  override forgetAll(): Promise<void> {
    this.#last = undefined
    return super.forgetAll()
  }

  /** The draft that was typed into last comes back by itself when its form is opened next. */
  async returnLastTyped(): Promise<void> {
    const last = this.#last
    // The next person in this tab must not get it as their own.
    this.#last = undefined
    if (last && last.owner === this.#owner()) this.writer.write(last.key, { ...last.draft, returns: true })
    await this.writer.settle()
    // Not for this page to write once somebody else has signed in.
    this.writer.leave()
  }

  #forgetLast(key: string) {
    if (this.#last?.key === key) this.#last = undefined
  }
}
