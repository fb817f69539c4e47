import type { Draft, FoundDraft } from './draft.ts'

/** Access to drafts on the disk, in plain or encrypted form. */
export interface DraftRows<Row = unknown> {
  /** Returns the owner of new drafts, if a device stores drafts of several users. */
  owner?: () => string
  /** Shortest time between two writes of a draft, in milliseconds. */
  pause: number
  /** Prefix of the rows that a closing page leaves in localStorage, and their form there. */
  prefix: string
  toText: (row: Row) => string
  fromText: (text: string) => Row
  /** Returns the readable drafts of a form, in any order. */
  find: (form: string) => Promise<FoundDraft[]>
  /** Returns the row to write for a draft. */
  protect: (key: string, draft: Draft) => Row | Promise<Row>
  put: (key: string, row: Row) => Promise<unknown>
  /** Stores a row that a closed page left, unless the device has a newer one. */
  recover: (key: string, row: Row) => Promise<unknown>
  /** Forgets what is known of a draft that something else has removed; of all drafts without a key. */
  forget?: (key?: string) => void
  /** @param isOurs tells by the draft's timestamp whether the row may be deleted */
  remove: (key: string, isOurs: (at: number | undefined) => boolean) => Promise<unknown>
}

/** Whether the stored row is newer than a recovered one. A timestamp in the future comes from a wrong clock. */
export function isNewerRow(stored: { at: number } | undefined, { at }: { at: number }): boolean {
  return stored !== undefined && stored.at > at && stored.at <= Date.now()
}
