import { collectionNames } from '#backend/base/words.ts'
import type { Row } from '#backend/ports/rows.ts'
import { type CollectionTable, type Column, tables } from '#backend/ports/tables.ts'
import type { Call } from '#backend/wire/call.ts'
import { collections } from '#src/contract/index.ts'
import type { Reader } from '#src/contract/records/reader.ts'
import { isPrivateColumn } from './private-files.ts'

/** Fields that hold the address of a file, or several. */
export const addressFields = new Set([
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
export const htmlFields = new Set(['description', 'content'])

/** The fields of each collection that the wire has. */
const wireFields = new Map<CollectionTable, string[]>(
  collectionNames.map((name) => [name, Object.keys(collections[name].record.fields)]),
)

/** How rows go on the wire: with whole addresses, and never with a secret. */
export function showing(name: CollectionTable, call: Call): (row: Row) => Record<string, unknown> {
  const shownAs = addressing(call, name)
  if (!call.ports.hidesDrafts) return (row) => shownWith(shownAs, withoutSecrets(name, row))
  const fields = (wireFields.get(name) ?? []).map((field) => [field, shownAs(field)] as const)
  return (row) => {
    const shown: Record<string, unknown> = {}
    for (const [field, change] of fields) {
      const value = row[field]
      if (value !== undefined) shown[field] = change ? change(value) : value
    }
    return shown
  }
}

/** A backend that hides nothing gives all that a row has, but its secrets. */
function withoutSecrets(name: CollectionTable, row: Row): Record<string, unknown> {
  const columns: Record<string, Column> = tables[name]
  return Object.fromEntries(Object.entries(row).filter(([field]) => columns[field] !== 'secret'))
}

type ShownAs = (field: string) => ((value: unknown) => unknown) | undefined

/**
 * How a field is changed so that files, also those in HTML, have whole addresses; undefined for most fields. Only the
 * column that holds what a visitor attached is signed: an address that somebody wrote elsewhere opens no private file.
 */
function addressing({ ports, request }: Call, name?: CollectionTable): ShownAs {
  const { origin } = new URL(request.url)
  const isFile = (value: unknown): value is string =>
    typeof value === 'string' && value.startsWith('/uploads/')
  const address = (value: unknown) => (isFile(value) ? origin + value : value)
  const addresses = (value: unknown) => (Array.isArray(value) ? value.map(address) : address(value))
  const signed = (value: unknown) => (isFile(value) ? ports.files.address(value, origin) : value)
  const inHtml = (html: unknown) =>
    typeof html === 'string'
      ? html.replace(
          /(=")(\/uploads\/(?!private-)[^"]*)/g,
          (_, start: string, path: string) => start + origin + path,
        )
      : html
  return (field) => {
    if (name && isPrivateColumn(name, field)) return signed
    if (addressFields.has(field)) return addresses
    return htmlFields.has(field) ? inHtml : undefined
  }
}

/** Fields with whole addresses of their files, none of which are private. */
export function addressed(fields: Record<string, unknown>, call: Call): Record<string, unknown> {
  return shownWith(addressing(call), fields)
}

function shownWith(shownAs: ShownAs, fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields).map(([field, value]) => [field, shownAs(field)?.(value) ?? value])
  return Object.fromEntries(entries)
}

/** Whether the caller may know of a record: drafts and what was put aside are for staff. */
export function isVisible(name: CollectionTable, row: Row, { ports, person }: Call): boolean {
  if (person || !ports.hidesDrafts) return true
  // Each collection reads its own records only.
  const { record, isShown } = collections[name] as {
    record: Reader
    isShown: (item: unknown) => boolean
  }
  return isShown(record.read(row))
}

/** Addresses come back as they were given: this is the path that a record keeps. */
export function pathOf(address: string): string {
  return /^(?:https?:\/\/[^/]+)?(\/uploads\/[^?#]*)/.exec(address)?.[1] ?? address
}
