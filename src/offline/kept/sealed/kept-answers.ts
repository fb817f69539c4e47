import { ofAnswers } from '#src/offline/vault/person-key.ts'
import { SealedEntries } from './sealed-entries.ts'

/** An entry that this device has and the backend, for all we know, has not. */
export interface KeptAnswer {
  text: string
  /** The name of who wrote it. */
  by: string
  /** In milliseconds, by the server's clock as far as it is known. */
  at: number
}

/** By collection, record and kind with a blank between. */
export const keptAnswers = new SealedEntries<KeptAnswer>({
  rows: ofAnswers,
  channel: 'kept-answers',
  isEntry: (read): read is KeptAnswer => {
    const { text, by, at } = Object(read)
    return typeof text === 'string' && typeof by === 'string' && typeof at === 'number'
  },
})
