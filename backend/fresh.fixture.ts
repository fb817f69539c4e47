import { createMemoryCounters } from '#backend/memory/counters.ts'
import { createMemoryFiles } from '#backend/memory/files.ts'
import { createMemoryRows } from '#backend/memory/rows.ts'
import { createMemorySystem } from '#backend/memory/system.ts'
import { createTable, type Table } from '#backend/memory/table.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { features } from '#src/contract/http/features.ts'
import { toFormData } from '#src/contract/http/multipart.ts'
import { newToken, sessionOf } from './accounts/sessions.ts'
import { createBackend } from './backend.ts'
import { newRow } from './base/new-row.ts'
import { checkDocumented } from './documented-errors.fixture.ts'
import { ApiError } from './errors.ts'
import type { Ports } from './ports/ports.ts'
import type { Row } from './ports/rows.ts'
import { tables as columns, type TableName } from './schema.ts'

interface Calling {
  id?: string
  query?: Record<string, string>
  input?: object
  token?: string | undefined
  headers?: Record<string, string>
  address?: string
}

const origin = 'https://backend.example'

/** Creates an application over empty tables with an admin and a super admin, and a manual clock. */
export async function freshBackend(changed: (ports: Ports) => Partial<Ports> = () => ({})) {
  const clock = { now: new Date('2026-11-22T10:00:00.000Z') }
  const names = Object.keys(columns) as TableName[]
  const made = names.map((name): [TableName, Table] => [name, createTable([])])
  // fromEntries loses the type of its keys.
  const tables = Object.fromEntries(made) as Record<TableName, Table>
  const uploads = new Map<string, File>()
  const ports: Ports = {
    rows: createMemoryRows((name) => tables[name]),
    files: createMemoryFiles(
      () => uploads,
      async () => undefined,
    ),
    passwords: {
      hash: async (password) => `hash of ${password}`,
      matches: async (password, hash) => hash === `hash of ${password}`,
    },
    counters: createMemoryCounters(() => clock.now),
    now: () => clock.now,
    readForm: (request) =>
      request.formData().catch(() => {
        throw new ApiError('incomplete-form')
      }),
    features,
    hidesDrafts: true,
    siteUrl: 'https://site.example',
    pushKey: 'public key',
    system: createMemorySystem(() => clock.now),
  }
  Object.assign(ports, changed(ports))
  const backend = createBackend(ports)

  const add = (name: TableName, fields: object): Row => {
    const row = newRow(name, { ...fields }, clock.now)
    tables[name].add(row)
    return row
  }
  const person = (name: string, role: string) =>
    add('admins', {
      name,
      role,
      email: `${name.toLowerCase()}@kelvara.example`,
      password: `hash of ${name} knows`,
    })
  const admin = person('Ada', 'admin')
  const superAdmin = person('Tamuno', 'super_admin')

  async function tokenOf({ _id }: Row, isLong = false): Promise<string> {
    const token = newToken()
    tables.sessions.add(await sessionOf(token, _id, clock.now, isLong))
    return token
  }

  async function send(
    endpoint: Endpoint,
    { id = 'x', query, input, token, headers = {}, address = '203.0.113.7' }: Calling = {},
  ) {
    const { method, path, send: sent } = endpoint
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const body =
      typeof sent === 'object' && input ? toFormData(sent, input, method === 'PUT') : JSON.stringify(input)
    const response = await raw(
      `/api/v1${path.replace('{id}', id)}${search}`,
      {
        method,
        headers: {
          ...(input && typeof sent !== 'object' && { 'content-type': 'application/json' }),
          ...headers,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(input && { body }),
      },
      address,
    )
    await checkDocumented(endpoint, response)
    return response
  }

  function raw(path: string, init?: RequestInit, address = '203.0.113.7') {
    return backend.handle(new Request(origin + path, init), { address, requestId: 'request-1' })
  }

  return {
    ports,
    clock,
    tables,
    uploads,
    admin,
    superAdmin,
    add,
    tokenOf,
    send,
    raw,
    later: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    },
  }
}
