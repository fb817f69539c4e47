import { columnsOf, newRow } from '#backend/base/new-row.ts'
import { nounOf } from '#backend/base/words.ts'
import { ApiError } from '#backend/errors.ts'
import { type Call, type CarryOut, type Route, route } from '#backend/http/call.ts'
import type { Input } from '#backend/http/request-body.ts'
import { submissionMails } from '#backend/mail/mails.ts'
import { type Filter, insertion, modification, type Row } from '#backend/ports/rows.ts'
import { privateFileOf } from '#backend/records/private-files.ts'
import { rowValues } from '#backend/records/row-values.ts'
import { isVisible, recordMapper } from '#backend/records/shown.ts'
import type { CollectionTable } from '#backend/schema.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { collections } from '#src/contract/index.ts'
import type { Verb } from '#src/contract/schema/reads.ts'
import { searchWords } from '#src/contract/search/compare/rank.ts'
import { registerAdmin, removeAdmin } from './admins.ts'
import { auditedParts } from './audited-lists.ts'
import { followUpRemovals } from './follow-ups.ts'
import { searchTable } from './search.ts'

/** Returns the routes of all calls of a collection. */
export function crudRoutes(name: CollectionTable): Route[] {
  const calls: Partial<Record<Verb, Endpoint>> = collections[name].endpoints
  const carried: Record<Verb, CarryOut<Input>> = {
    list: async (call) => ({ parts: await listedOrSearched(name, call) }),
    detail: async (call) => ({
      body: recordMapper(name, call)(await findOr404(name, call)),
      audit: readAudit(name, call),
    }),
    create: name === 'admins' ? registerAdmin : (call) => create(name, call),
    update: (call) => update(name, call),
    remove: name === 'admins' ? removeAdmin : (call) => remove(name, call),
  }
  // Object.entries loses the type of its keys.
  return (Object.entries(calls) as [Verb, Endpoint][]).map(([verb, endpoint]) =>
    route(endpoint, ({ input, ...call }) =>
      carried[verb]({ ...call, input: async (missing) => ({ ...Object(await input(missing)) }) }),
    ),
  )
}

/** @throws {ApiError} record-not-found */
export async function findOr404(name: CollectionTable, call: Call): Promise<Row> {
  const row = await call.ports.rows.find(name, call.id)
  if (!row || !isVisible(name, row, call))
    throw new ApiError('record-not-found', { message: `${nounOf(name)} not found` })
  return row
}

/** Lists rows as the API returns them, in parts. */
export async function* listVisible(name: CollectionTable, call: Call, filter = filterOf(call)) {
  const show = recordMapper(name, call)
  for await (const part of auditedParts(name, call.ports.rows.list(name, filter), call))
    yield part.filter((row) => isVisible(name, row, call)).map(show)
}

function filterOf({ query }: Call): Filter {
  const [status, category] = [query('status'), query('category')]
  return { where: { ...(status && { status }), ...(category && { category }) } }
}

/** Lists a collection, or searches it: the gallery is the only searchable list. */
async function listedOrSearched(name: CollectionTable, call: Call) {
  const words = searchWords(call.query('search'))
  if (name !== 'media' || words.length === 0) return listVisible(name, call)
  const rows = await searchTable(name, words, filterOf(call).where ?? {}, call)
  return onePart(rows.map(recordMapper(name, call)))
}

async function* onePart<Item>(items: Item[]) {
  yield items
}

async function create(name: CollectionTable, call: Call<Input>) {
  const row = newRow(name, await rowValues(name, await call.input(missing(name, call)), call), call.now)
  const mails = collections[name].isInbox ? await submissionMails(name, row, call) : []
  return {
    body: created[name] ?? `${nounOf(name)} created successfully`,
    changes: [insertion(name, row), ...mails],
    ...(call.person && { audit: { target: row._id } }),
  }
}

const created: Partial<Record<CollectionTable, string>> = {
  contactSubmissions: 'Message received',
  quoteRequests: 'Demo request received',
  applications: 'Job application received',
}

/** Returns the defaults of a new article: today, and the user who sends it. */
function missing(name: CollectionTable, { now, person }: Call) {
  return name === 'blogs'
    ? { date: now.toISOString().slice(0, 10), author: person?.name || person?.email }
    : {}
}

async function update(name: CollectionTable, call: Call<Input>) {
  const row = await findOr404(name, call)
  const fields = columnsOf(name, await rowValues(name, await call.input(), call, row))
  return {
    body: `${nounOf(name)} updated successfully`,
    changes: [modification(name, row._id, fields)],
  }
}

async function remove(name: CollectionTable, call: Call) {
  const row = await findOr404(name, call)
  const file = await privateFileOf(call.ports.rows, name, row)
  const files = file ? [file] : []
  return {
    body: `${nounOf(name)} deleted successfully`,
    changes: [
      { remove: name, id: row._id } as const,
      ...followUpRemovals(name, row._id),
      ...files.map(({ _id }) => ({ removeAll: 'files', where: { _id } }) as const),
    ],
    dropped: files,
  }
}

/** Logs the user who opened an application with its resume. */
function readAudit(name: CollectionTable, { person }: Call) {
  return name === 'applications' && person ? {} : undefined
}
