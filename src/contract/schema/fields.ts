import { type Field, field, type Reader, type RecordReader } from './reader.ts'

/**
 * Tolerant readers for records. Each returns a default if a field is missing, null or of another type, so that one
 * invalid field does not lose the record.
 */

/** Any text. A number becomes its digits, everything else ''. Forms end lines with CR LF; the reader returns LF. */
export const text = field('', (value) => (numeral(value) ?? whole(value))?.toString().replace(/\r\n?/g, '\n'))

/** A record's id as text; '' if there is none, and then the record cannot be linked. */
export const id = text

/** True or false, also from 'true' and 'false', as stored by multipart backends. */
export const flag = (missing: boolean) =>
  field(missing, (value) => {
    if (typeof value === 'boolean') return value
    return value === 'true' || (value === 'false' ? false : undefined)
  })

/** A finite number, also from text such as '4'; otherwise the default. */
export const number = (missing = 0) =>
  field(missing, (value) => numeral(typeof value === 'string' ? toNumber(value) : value))

/** A number if the backend has one; otherwise the text as written ('To be agreed'). */
export const amount = field<number | string>('', (value) => numeral(value) ?? whole(value))

/**
 * A timestamp as ISO 8601 text, or '' if unreadable. Accepts milliseconds since 1970. Text must contain a year:
 * browsers parse `Phase 2` as a day in 2001.
 */
export const date = field('', (value) => {
  const date = new Date(numeral(value) ?? /\d{4}/.exec(whole(value) ?? '')?.input ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
})

/**
 * An address that is safe as a link or a picture: http(s) without user names, or a path on the same host. Everything
 * else, above all javascript: and data:, becomes ''.
 */
export const url = field('', safeUrl)

/**
 * The same for typed addresses of other sites: a missing scheme is added.
 * @example 'people.example/ada' // 'https://people.example/ada'
 */
export const webAddress = field('', (value) => safeUrl(isBare(value) ? `https://${value.trim()}` : value))

/** A list of addresses, without unsafe and empty entries. A single address counts as a list of one. */
export const urls = field<string[]>([], (value) =>
  listed(value, (one) => [one]).flatMap((entry) => safeUrl(entry) || []),
)

/** A list of texts, also from comma-separated text, without blanks. */
export const texts = field<string[]>([], (value) =>
  listed(value, (one) => one.split(',')).flatMap((entry) => entry.trim() || []),
)

/** HTML as the editor wrote it. It is sanitised on rendering, never here. */
export const html = text

/** A person's name, from `{ name }` or plain text. */
export const personName = field('', (value) => whole(value) ?? whole(Object(value).name))

/** Any of the given words; everything else becomes the default. */
export const oneOf = <const Words extends readonly string[]>(words: Words, missing: Words[number]) => ({
  ...field<Words[number]>(missing, (value) => words.find((word) => word === value)),
  words,
})

/**
 * A listed word in the API's spelling, however a backend writes it; other text stays unchanged.
 * @example word(projectStatuses).read('In Progress') // 'in-progress'
 */
export const word = (options: readonly { value: string }[]) =>
  field('', (value) => {
    const written = text.read(value)
    return options.find((one) => bare(one.value) === bare(written))?.value ?? written
  })

const bare = (written: string) => written.toLowerCase().replace(/\W|_/g, '')

/** A record inside another. A missing one becomes a record with empty fields. */
export const section = <Value>(inner: RecordReader<Value>): RecordReader<Value> & Field<Value> => ({
  ...inner,
  ...field(inner.missing, inner.read),
})

/** A list of records inside another record. A missing list becomes empty; entries that are no records are dropped. */
export const rowsOf = <Row>(row: Reader<Row>): Field<Row[]> =>
  field<Row[]>([], (value) => (Array.isArray(value) ? readRows(row, value) : undefined))

/** Reads each entry separately, so that an invalid one does not lose the others. */
export function readRows<Row>(row: Reader<Row>, entries: unknown[]): Row[] {
  return entries.flatMap((entry) => {
    const read = row.read(entry)
    return read === undefined ? [] : [read]
  })
}

/** Returns a finite number unchanged. */
const numeral = (value: unknown) => (Number.isFinite(value) ? Number(value) : undefined)

/** Returns text with lone surrogates replaced: an address that contains one throws on encoding. */
const whole = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : undefined

/** Returns the texts of a list, or the parts of a single text. */
function listed(value: unknown, cut: (text: string) => string[]): string[] {
  if (typeof value === 'string') return listed(cut(value), cut)
  return Array.isArray(value) ? value.flatMap((entry) => whole(entry) ?? []) : []
}

const isBare = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(value.trim())

function safeUrl(written: unknown): string {
  const value = whole(written)?.trim() ?? ''
  // Control characters and backslashes let 'java\nscript:' and '/\evil' pass simpler checks.
  if (value === '' || /[\p{Cc}\\]/u.test(value)) return ''
  if (/^https?:\/\//i.test(value)) return withoutUser(value)
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(value)) return ''
  return value.startsWith('/') ? value : `/${value}`
}

/** Returns the address unchanged, since backends compare it with the stored one; '' if it contains a user name. */
function withoutUser(written: string): string {
  try {
    const { username, password } = new URL(written)
    return username || password ? '' : written
  } catch {
    return ''
  }
}

/** Parses digits, also with thousands separators and spaces. Blank text, `0x1F` and `1e5` are no numbers. */
function toNumber(value: string): number {
  const digits = value.replace(/[,\s]/g, '')
  return /^[+-]?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
}
