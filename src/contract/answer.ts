import * as z from 'zod/mini'
import type { AnswerShape, Schema } from './endpoint.ts'
import { readRows } from './fields.ts'

/** The answer came, yet it is not what the contract says. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer'
}

/** A list of records. Entries that are no records are dropped, odd fields get their defaults. */
export function listOf<Item>(schema: Schema<Item>, key?: string): AnswerShape<Item[]> {
  return {
    kind: 'list',
    key,
    schema,
    read: (body) => {
      const rows = under(body, key)
      if (!Array.isArray(rows))
        throw new UnreadableAnswer(`expected a list under "${key ?? '(whole answer)'}"`)
      return readRows(schema, rows)
    },
  }
}

/** One record; null under its key is no record. */
export function recordOf<Item>(schema: Schema<Item>, key?: string): AnswerShape<Item> {
  return {
    kind: 'record',
    key,
    schema,
    isEmpty: (body) => key !== undefined && under(body, key) === null,
    read: (body) => {
      const read = z.safeParse(schema, under(body, key))
      if (!read.success) throw new UnreadableAnswer(`expected a record under "${key ?? '(whole answer)'}"`)
      return read.data
    },
  }
}

function under(body: unknown, key: string | undefined): unknown {
  if (key === undefined) return body
  return body !== null && typeof body === 'object' ? new Map(Object.entries(body)).get(key) : undefined
}
