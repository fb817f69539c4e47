import { collectionNames, nounOf } from '#backend/base/words.ts'
import { ApiError } from '#backend/errors.ts'
import { type Call, type Outcome, route } from '#backend/http/call.ts'
import type { Change } from '#backend/ports/rows.ts'
import type { RowOf, TableName } from '#backend/schema.ts'
import { followUpCalls, followUpId, templatesRecord } from '#src/contract/follow-ups.ts'
import { collections } from '#src/contract/index.ts'

/** Routes of follow-ups: marks and internal notes of staff, and their shared reply templates. */
export const followUpRoutes = [
  route(followUpCalls.listFollowUps, async ({ ports }) => ({ parts: entriesOf(ports.rows.list('answers')) })),
  route(followUpCalls.saveFollowUp, async (call) => {
    const { kind, entry, text, at, ...named } = await call.input()
    const { collection } = named
    const recordId = kind === 'template' ? templatesRecord : named.recordId
    const table = collectionNames.find((name) => collections[name].name === collection)
    if (kind !== 'template' && !(table && (await call.ports.rows.find(table, recordId))))
      throw new ApiError('record-not-found', { message: `${table ? nounOf(table) : 'Record'} not found` })
    const author = call.person?._id ?? ''
    const key = { collection, recordId, kind }
    const row = {
      // Pages of earlier versions save a single note while it is typed. Each user has their own.
      _id: followUpId({ ...key, entry: entry ?? author }),
      ...key,
      text,
      by: call.person?.name || call.person?.email || '',
      author,
      createdAt: timestampOf(at, call),
    }
    return saved(row, call)
  }),
]

/** Returns the follow-ups to delete with a record. Empty for a table without follow-ups. */
export function followUpRemovals(table: TableName, recordId: string): Change[] {
  const name = collectionNames.find((one) => one === table)
  if (!name || !collections[name].isInbox) return []
  return [{ removeAll: 'answers', where: { collection: collections[name].name, recordId } }]
}

async function saved(row: RowOf<'answers'>, { ports }: Call): Promise<Outcome> {
  const savedFollowUp = await ports.rows.find('answers', row._id)
  // A note of an earlier version has no author.
  if (row.kind === 'note' && savedFollowUp?.author && savedFollowUp.author !== row.author)
    throw new ApiError('not-author')
  const isOutdated = savedFollowUp !== undefined && savedFollowUp.createdAt > row.createdAt
  return {
    body: 'Saved',
    changes: isOutdated ? [] : [{ upsert: 'answers', row }],
    audit: { target: row._id },
  }
}

/** Limits the timestamp to the current time: a device whose clock is ahead would win over all later changes. */
function timestampOf(at: string, { now }: Call): string {
  return new Date(Math.min(Date.parse(at), now.getTime())).toISOString()
}

async function* entriesOf(parts: AsyncIterable<RowOf<'answers'>[]>) {
  for await (const part of parts) yield part.map(({ createdAt, ...entry }) => ({ ...entry, at: createdAt }))
}
