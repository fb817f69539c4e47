import * as z from 'zod/mini'
import { collections } from '#src/contract/index.ts'
import type { Call } from './call.ts'
import type { Row } from './rows.ts'
import { type CollectionTable, type Column, tables } from './tables.ts'
import { collectionNames } from './words.ts'

/** Fields that hold the address of a file, or several. */
const addressFields = new Set([
  'coverImage',
  'imageUrl',
  'fileUrl',
  'gallery',
  'iconUrl',
  'document',
  'avatarUrl',
  'photo',
  'resumeUrl',
  'logo',
  'favicon',
  'socialPreviewImage',
])
/** Fields whose HTML may show files. */
const htmlFields = new Set(['description', 'content'])

/** The fields of each collection that the wire has. */
const wireFields = new Map<CollectionTable, string[]>(
  collectionNames.map((name) => [name, Object.keys(Object(z.parse(collections[name].record, {})))]),
)

/** How rows go on the wire: with whole addresses, and never with a secret. */
export function showing(name: CollectionTable, call: Call): (row: Row) => Record<string, unknown> {
  const columns: Record<string, Column> = tables[name]
  const address = addressing(call)
  // Where a backend hides nothing, it gives all that the row has but its secrets.
  const fieldsOf = (row: Row) =>
    call.ports.hidesDrafts
      ? (wireFields.get(name) ?? [])
      : Object.keys(row).filter((field) => columns[field] !== 'secret')
  return (row) => {
    const fields: Record<string, unknown> = {}
    for (const field of fieldsOf(row)) if (field in row) fields[field] = address(field, row[field])
    return fields
  }
}

/** Gives files of fields, and those in their HTML, whole addresses. */
export function addressing({ ports, request }: Call): (field: string, value: unknown) => unknown {
  const { origin } = new URL(request.url)
  const address = (value: unknown) =>
    typeof value === 'string' && value.startsWith('/uploads/') ? ports.files.address(value, origin) : value
  const inHtml = (html: string) =>
    html.includes('="/uploads/')
      ? html.replace(/(=")(\/uploads\/[^"]*)/g, (_, start: string, path: string) => start + address(path))
      : html
  return (field, value) => {
    if (addressFields.has(field)) return Array.isArray(value) ? value.map(address) : address(value)
    return htmlFields.has(field) && typeof value === 'string' ? inHtml(value) : value
  }
}

/** The same of some fields at once. */
export function addressed(fields: Record<string, unknown>, call: Call): Record<string, unknown> {
  const address = addressing(call)
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, address(field, value)]))
}

/** Whether the caller may know of a record: drafts and what was put aside are for staff. */
export function isVisible(name: CollectionTable, row: Row, { ports, person }: Call): boolean {
  if (person || !ports.hidesDrafts || !hiding.has(name)) return true
  const { record, isShown } = collections[name] as {
    record: z.ZodMiniType
    isShown: (item: unknown) => boolean
  }
  return isShown(z.parse(record, row))
}

/** The collections with records that visitors do not get. */
const hiding = new Set<CollectionTable>(['blogs', 'testimonials', 'media'])

/** Addresses come back as they were given: this is the path that a record keeps. */
export function pathOf(address: string): string {
  return address.replace(/^(?:https?:\/\/[^/]+)?(\/uploads\/[^?#]*).*$/, '$1')
}
