import { readRows } from '#src/contract/schema/fields.ts'
import type { Reader } from '#src/contract/schema/reader.ts'
import type { ResponseShape } from './endpoint.ts'

/** Error for a response that does not match the contract. */
export class UnreadableResponse extends Error {
  override name = 'UnreadableResponse'
}

/** Describes a list of records. Drops entries that are no records; invalid fields get their defaults. */
export function listOf<Item>(reader: Reader<Item>, key?: string): ResponseShape<Item[]> {
  return {
    kind: 'list',
    key,
    reader,
    read: (body) => {
      const rows = under(body, key)
      if (!Array.isArray(rows))
        throw new UnreadableResponse(`expected a list under "${key ?? '(whole answer)'}"`)
      return readRows(reader, rows)
    },
  }
}

/** Describes a response with a single record; null under its key means that there is none. */
export function recordOf<Item>(reader: Reader<Item>, key?: string): ResponseShape<Item> {
  return {
    kind: 'record',
    key,
    reader,
    isEmpty: (body) => key !== undefined && under(body, key) === null,
    read: (body) => {
      const read = reader.read(under(body, key))
      if (read === undefined)
        throw new UnreadableResponse(`expected a record under "${key ?? '(whole answer)'}"`)
      return read
    },
  }
}

function under(body: unknown, key: string | undefined): unknown {
  if (key === undefined) return body
  return body !== null && typeof body === 'object' ? new Map(Object.entries(body)).get(key) : undefined
}
