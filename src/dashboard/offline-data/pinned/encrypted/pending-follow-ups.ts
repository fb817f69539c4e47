import { followUpStore } from '#src/offline/storage/sign-out/person-key.ts'
import { EncryptedEntries } from './encrypted-entries.ts'

/** Follow-up on this device that the backend may not have yet. */
export interface PendingFollowUp {
  text: string
  /** Name of its author. */
  by: string
  /** Timestamp in milliseconds, by the server's clock if known. */
  at: number
}

/** Unsent follow-ups, by collection, record and kind, separated by spaces. */
export const pendingFollowUps = new EncryptedEntries<PendingFollowUp>({
  rows: followUpStore,
  channel: 'kept-answers',
  isEntry: (read): read is PendingFollowUp => {
    const { text, by, at } = Object(read)
    return typeof text === 'string' && typeof by === 'string' && typeof at === 'number'
  },
})
