import type { Draft, FoundDraft } from './draft.ts'

/** How drafts lie on the disk: as they are, or sealed. */
export interface DraftRows<Row = unknown> {
  /** Whose drafts are written now, where a device has them of several people. */
  owner?: () => string
  /** The shortest time between two writes of a draft, in milliseconds. */
  pause: number
  /** The drafts of a form that can be read, in any order. */
  find: (form: string) => Promise<FoundDraft[]>
  /** What is written for a draft. */
  protect: (key: string, draft: Draft) => Row | Promise<Row>
  /** It waits for the disk: until `put` is fulfilled, `leave` leaves it beside. */
  queue: (key: string, row: Row) => void
  put: (key: string, row: Row) => Promise<unknown>
  /**
   * @param isOurs tells by the moment of typing whether the draft on the disk may go; asked when that is read. Without
   * it nothing is read: then the draft is mostly gone, too, when the page goes at once
   */
  remove: (key: string, isOurs?: (at: number | undefined) => boolean) => Promise<unknown>
  /** The page goes: what the disk has not confirmed is kept beside it until the drafts are read again. */
  leave: () => void
  /** Something else has removed it, or is about to; without a key, all of them. */
  forget: (key?: string) => void
}
