/**
 * Encoding of one field in a multipart body. The client, the emulated backend and the OpenAPI document all use it.
 *
 * - `text`: numbers and flags as text; omitted if undefined
 * - `file`: one file or none; `files`: the same name once per file
 * - `list`: `name[]` once per entry; `names`: `name[]` for several, plain `name` for one; a list emptied by an update
 * is sent as one empty entry
 * - `json`: the value as JSON text
 */
export type Part = 'text' | 'file' | 'files' | 'list' | 'names' | 'json'

export interface Multipart {
  parts: Record<string, Part>
  /** Fields that are sent on update, but not on creation. */
  updateOnly: readonly string[]
}

export function multipart(parts: Record<string, Part>, updateOnly: readonly string[] = []): Multipart {
  return { parts, updateOnly }
}

/** Encodes validated values. Fields outside the description are never sent. */
export function toFormData({ parts, updateOnly }: Multipart, values: object, isUpdate: boolean): FormData {
  const form = new FormData()
  const fieldValues = new Map(Object.entries(values))
  for (const [name, part] of Object.entries(parts)) {
    const value: unknown = fieldValues.get(name)
    if (value === undefined || value === null || (updateOnly.includes(name) && !isUpdate)) continue
    for (const [key, entry] of encoded(name, part, value, isUpdate)) form.append(key, entry)
  }
  return form
}

function encoded(name: string, part: Part, value: unknown, isUpdate: boolean): [string, string | File][] {
  const several: unknown[] = Array.isArray(value) ? value : [value]
  if (part === 'json') return [[name, JSON.stringify(value)]]
  if (part === 'file' || part === 'files') {
    return several.filter((entry) => entry instanceof File).map((file) => [name, file])
  }
  const key = part === 'list' || (part === 'names' && several.length > 1) ? `${name}[]` : name
  // An omitted field stays unchanged: send an empty list as one empty entry.
  if (isUpdate && several.length === 0) return [[key, '']]
  return several.map((entry) => [key, String(entry)])
}

/** Decodes a received form to plain values, with files untouched. For backends. */
export function fromFormData({ parts }: Multipart, form: FormData): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(parts)) {
    const entries = [...form.getAll(name), ...form.getAll(`${name}[]`)]
    if (entries.length === 0) continue
    values[name] = received(part, entries)
  }
  return values
}

function received(part: Part, entries: FormDataEntryValue[]): unknown {
  if (part === 'json') return parsed(String(entries[0]))
  return isList(part) ? entries : entries[0]
}

function isList(part: Part): boolean {
  return part === 'files' || part === 'list' || part === 'names'
}

/** Parses JSON. Invalid JSON stays text, which the field's schema rejects. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}
