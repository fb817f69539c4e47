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

/** How a row goes on the wire: with whole addresses, and never with a secret. */
export function shown(name: CollectionTable, row: Row, call: Call): Record<string, unknown> {
  return addressed(Object.fromEntries(fieldsOf(name, row, call).map((field) => [field, row[field]])), call)
}

/** Files of fields get their whole addresses. */
export function addressed(
  fields: Record<string, unknown>,
  { ports, request }: Call,
): Record<string, unknown> {
  const { origin } = new URL(request.url)
  const address = (value: unknown) =>
    typeof value === 'string' && value.startsWith('/uploads/') ? ports.files.address(value, origin) : value
  const inHtml = (html: string) =>
    html.replace(/(=")(\/uploads\/[^"]*)/g, (_, start: string, path: string) => start + address(path))
  const entries = Object.entries(fields).map(([field, value]) => {
    if (addressFields.has(field)) return [field, Array.isArray(value) ? value.map(address) : address(value)]
    if (htmlFields.has(field) && typeof value === 'string') return [field, inHtml(value)]
    return [field, value]
  })
  return Object.fromEntries(entries)
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

/** Where a backend hides nothing, all that the row has but its secrets. */
function fieldsOf(name: CollectionTable, row: Row, { ports }: Call): string[] {
  if (ports.hidesDrafts) return (wireFields.get(name) ?? []).filter((field) => field in row)
  const columns: Record<string, Column> = tables[name]
  return Object.keys(row).filter((field) => columns[field] !== 'secret')
}

/** Addresses come back as they were given: this is the path that a record keeps. */
export function pathOf(address: string): string {
  return address.replace(/^(?:https?:\/\/[^/]+)?(\/uploads\/[^?#]*).*$/, '$1')
}
