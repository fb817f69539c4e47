import { collectionNames } from '#backend/base/words.ts'
import type { Call } from '#backend/http/call.ts'
import type { Row } from '#backend/ports/rows.ts'
import { type CollectionTable, type Column, tables } from '#backend/schema.ts'
import { collections } from '#src/contract/index.ts'
import type { Reader } from '#src/contract/schema/reader.ts'
import { isPrivateColumn } from './private-files.ts'

/** Fields that contain the address of one or more files. */
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
/** Fields whose HTML may contain files. */
export const htmlFields = new Set(['description', 'content'])

/** Fields of each collection in the API. */
const apiFields = new Map<CollectionTable, string[]>(
  collectionNames.map((name) => [name, Object.keys(collections[name].record.fields)]),
)

/** Converts rows to API records: with full addresses, and without secrets. */
export function recordMapper(name: CollectionTable, call: Call): (row: Row) => Record<string, unknown> {
  const converterOf = addressing(call, name)
  if (!call.ports.hidesDrafts) return (row) => convertFields(converterOf, withoutSecrets(name, row))
  const fields = (apiFields.get(name) ?? []).map((field) => [field, converterOf(field)] as const)
  return (row) => {
    const visible: Record<string, unknown> = {}
    for (const [field, change] of fields) {
      const value = row[field]
      if (value !== undefined) visible[field] = change ? change(value) : value
    }
    return visible
  }
}

/** Returns all fields of a row except secrets, for backends that hide nothing. */
function withoutSecrets(name: CollectionTable, row: Row): Record<string, unknown> {
  const columns: Record<string, Column> = tables[name]
  return Object.fromEntries(Object.entries(row).filter(([field]) => columns[field] !== 'secret'))
}

type ConverterOf = (field: string) => ((value: unknown) => unknown) | undefined

/**
 * Returns how to convert a field so that files, also those in HTML, get full addresses; undefined for most fields.
 * Signs only the column of a visitor's attachment: an address that a user wrote elsewhere opens no private file.
 */
function addressing({ ports, request }: Call, name?: CollectionTable): ConverterOf {
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

/** Returns fields with full addresses of their public files. */
export function withFileAddresses(fields: Record<string, unknown>, call: Call): Record<string, unknown> {
  return convertFields(addressing(call), fields)
}

function convertFields(converterOf: ConverterOf, fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields).map(([field, value]) => [
    field,
    converterOf(field)?.(value) ?? value,
  ])
  return Object.fromEntries(entries)
}

/** Whether the caller may see a record: drafts and inactive records are for staff. */
export function isVisible(name: CollectionTable, row: Row, { ports, person }: Call): boolean {
  if (person || !ports.hidesDrafts) return true
  // Each collection reads only its own records.
  const { record, isShown } = collections[name] as {
    record: Reader
    isShown: (item: unknown) => boolean
  }
  return isShown(record.read(row))
}

/** Returns the path that a record stores: clients send full addresses back. */
export function pathOf(address: string): string {
  return /^(?:https?:\/\/[^/]+)?(\/uploads\/[^?#]*)/.exec(address)?.[1] ?? address
}
