import type { Draft, Input } from './draft.ts'
import type { DraftRows } from './draft-rows.ts'
import { DraftStore } from './draft-store.ts'

/** Drafts of signed-in users: the last edited one is restored automatically after an expired session. */
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

  /** Marks the last edited draft to be restored automatically when its form is opened next. */
  async returnLastTyped(): Promise<void> {
    const last = this.#last
    // The next user in this tab must not receive the draft.
    this.#last = undefined
    if (last && last.owner === this.#owner()) this.writer.write(last.key, { ...last.draft, returns: true })
    await this.writer.settle()
    // Once another user has signed in, this page must not write the draft.
    this.writer.leave()
  }

  #forgetLast(key: string) {
    if (this.#last?.key === key) this.#last = undefined
  }
}
