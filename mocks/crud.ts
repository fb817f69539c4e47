import type { HttpHandler } from 'msw/http'
import type { Verb } from '#src/contract/collection.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { collections } from '#src/contract/index.ts'
import { Refusal } from './answer.ts'
import { refuseAdminRemoval, register } from './auth.ts'
import { backend, type CollectionName } from './backend.ts'
import { type Call, type Carry, route } from './route.ts'
import type { Fields, Row } from './table.ts'
import { nounOf } from './words.ts'
import { written } from './written.ts'

/** A handler for each call that the collection has. */
export function crudHandlers(name: CollectionName): HttpHandler[] {
  const calls: Partial<Record<Verb, Endpoint>> = collections[name].endpoints
  const carried: Record<Verb, Carry> = {
    // Drafts and inactive records go to visitors, too: the hosted backend does not hold them back, pages leave them out.
    list: (call) => backend.tables[name].all().filter((row) => matches(row, call)),
    detail: ({ id }) => found(name, id),
    create: name === 'admins' ? register : (call) => create(name, call),
    update: async ({ id, input }) => {
      const row = found(name, id)
      backend.tables[name].change(row, written(name, await input(), row))
      return `${nounOf(name)} updated successfully`
    },
    remove: ({ id, person }) => {
      if (name === 'admins') refuseAdminRemoval(id, person)
      backend.tables[name].remove(found(name, id))
      return `${nounOf(name)} deleted successfully`
    },
  }
  return verbs.flatMap((verb) => {
    const endpoint = calls[verb]
    return endpoint ? [route(endpoint, carried[verb])] : []
  })
}

/** @throws {Refusal} 404 */
export function found(name: CollectionName, id: string): Row {
  const row = backend.tables[name].find(id)
  if (!row) throw new Refusal(404, `${nounOf(name)} not found`)
  return row
}

const verbs: Verb[] = ['list', 'detail', 'create', 'update', 'remove']

async function create(name: CollectionName, { input, person }: Call) {
  backend.tables[name].insert(written(name, await input(missing(name, person))))
  return created[name] ?? `${nounOf(name)} created successfully`
}

const created: Partial<Record<CollectionName, string>> = {
  contactSubmissions: 'Message received',
  quoteRequests: 'Demo request received',
  applications: 'Job application received',
}

/** A new article is sent without its day and its author: it is of today, and of the person who sends it. */
function missing(name: CollectionName, person: Row | undefined): Fields {
  return name === 'blogs'
    ? { date: new Date().toISOString().slice(0, 10), author: person?.name || person?.email }
    : {}
}

function matches(row: Row, { query }: Call): boolean {
  const search = query('search').trim().toLowerCase()
  const isSame = (field: string) => query(field) === '' || row[field] === query(field)
  const words = [row.title, row.description, row.tags].flat().join(' ').toLowerCase()
  return isSame('status') && isSame('category') && words.includes(search)
}
