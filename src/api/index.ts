import { queryOptions } from '@tanstack/react-query'
import { setApplicationStatus } from '#src/contract/applications/calls.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { collections } from '#src/contract/index.ts'
import type { SearchType } from '#src/contract/options.ts'
import type { Collection } from '#src/contract/schema/collection.ts'
import type { Verb } from '#src/contract/schema/reads.ts'
import { search } from '#src/contract/search/search.ts'
import { settings } from '#src/contract/settings/calls.ts'
import { summary } from '#src/contract/summary/calls.ts'
import { request } from './call/request.ts'
import { crud, type Outgoing, writeOptions } from './crud.ts'
import { showingStatus } from './show-status.ts'

const audience = 'staff'

type Cruds = { [Name in keyof typeof collections]: CrudOf<(typeof collections)[Name]> }
type CrudOf<Of> =
  Of extends Collection<infer Item extends { _id: string }, infer Input, infer Verbs extends Verb>
    ? ReturnType<typeof crud<Item, Input, Verbs>>
    : never

/** Calls of every collection, by the contract's names. */
const cruds = Object.fromEntries(
  Object.entries(collections).map(([name, collection]) => [
    name,
    // The type `Cruds` declares the records and calls.
    crud(collection as unknown as Collection<{ _id: string }>, audience),
  ]),
) as unknown as Cruds

/** All calls of the dashboard. Visitors' pages read with `content` and send through the outbox. */
export const api = {
  ...cruds,
  applications: {
    ...cruds.applications,
    setStatus: (id: string) =>
      writeOptions([cruds.applications.name, 'setStatus', id], (status: string, { client }) =>
        showingStatus(client, { name: cruds.applications.name, id, status }, () =>
          request(setApplicationStatus, { audience, id, input: { status } }),
        ),
      ),
  },
  summary: {
    read: () =>
      queryOptions({
        queryKey: ['summary', audience],
        queryFn: ({ signal }) => request(summary.read, { audience, signal }),
        meta: { savedFor: audience },
        gcTime: Number.POSITIVE_INFINITY,
      }),
    logActivity: () =>
      writeOptions(['activity'], (input: { activity: string; activityType: string }) =>
        request(summary.logActivity, { audience, input }),
      ),
  },
  settings: {
    read: () =>
      queryOptions({
        queryKey: ['settings', audience],
        queryFn: ({ signal }) => request(settings.read, { audience, signal }),
      }),
    saveGeneral: () => saving(settings.saveGeneral),
    saveBranding: (out?: Outgoing) => saving(settings.saveBranding, out),
    saveSocial: () => saving(settings.saveSocial),
    saveSeo: () => saving(settings.saveSeo),
  },
  search: (query: string, type?: SearchType) =>
    queryOptions({
      queryKey: ['search', audience, query, type ?? ''],
      queryFn: ({ signal }) => request(search, { audience, query: { query, type }, signal }),
    }),
}

function saving<Input>(endpoint: Endpoint<void, Input>, out?: Outgoing) {
  return writeOptions(['settings'], (input: Input) => request(endpoint, { audience, input, ...out?.() }))
}
