import type { Draft, FoundDraft } from './draft.ts'

/** Access to drafts on the disk, in plain or encrypted form. */
export interface DraftRows<Row = unknown> {
  /** Returns the owner of new drafts, if a device stores drafts of several users. */
  owner?: () => string
  /** Shortest time between two writes of a draft, in milliseconds. */
  pause: number
  /** Returns the readable drafts of a form, in any order. */
  find: (form: string) => Promise<FoundDraft[]>
  /** Returns the row to write for a draft. */
  protect: (key: string, draft: Draft) => Row | Promise<Row>
  /** Queues a row for the disk: until `put` is fulfilled, `leave` stores it in localStorage. */
  queue: (key: string, row: Row) => void
  put: (key: string, row: Row) => Promise<unknown>
  /**
   * @param isOurs tells by the draft's timestamp whether the row may be deleted; called once the row is read. Without
   * it nothing is read first: then the draft is usually deleted even if the page closes at once
   */
  remove: (key: string, isOurs?: (at: number | undefined) => boolean) => Promise<unknown>
  /** Stores unconfirmed rows beside the disk when the page closes, until the drafts are read again. */
  leave: () => void
  /** Forgets a queued row that something else removes; all of them without a key. */
  forget: (key?: string) => void
}
