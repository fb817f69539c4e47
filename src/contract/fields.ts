import { type Field, field, type Reader, type RecordReader } from '#src/contract/records/reader.ts'

/**
 * Tolerant readers for records. Each gives a default when a field is missing, null or of another type, so that
 * one odd field never costs the record.
 */

/** Any text; a number is read as its digits, everything else as ''. Forms end lines with CR LF, we read LF. */
export const text = field('', (value) => (numeral(value) ?? whole(value))?.toString().replace(/\r\n?/g, '\n'))

/** A record's id as text; '' when the record has none and therefore cannot be linked. */
export const id = text

/** True or false, also from 'true' and 'false' as multipart backends store them. */
export const flag = (missing: boolean) =>
  field(missing, (value) => {
    if (typeof value === 'boolean') return value
    return value === 'true' || (value === 'false' ? false : undefined)
  })

/** A finite number, also from text such as '4'; else the default. */
export const number = (missing = 0) =>
  field(missing, (value) => numeral(typeof value === 'string' ? toNumber(value) : value))

/** A number where the backend has one, else the text as it was written ('To be agreed'). */
export const amount = field<number | string>('', (value) => numeral(value) ?? whole(value))

/**
 * A moment as ISO 8601 text, or '' when it cannot be read. Milliseconds since 1970 are understood. Text must hold a
 * year: engines read `Phase 2` as a day in 2001.
 */
export const date = field('', (value) => {
  const moment = new Date(numeral(value) ?? /\d{4}/.exec(whole(value) ?? '')?.input ?? '')
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
})

/**
 * An address that may safely become a link or a picture: http(s) without user names, or a path on the same host.
 * Everything else, above all javascript: and data:, is read as ''.
 */
export const url = field('', safeUrl)

/**
 * The same where people type addresses of other sites: without its scheme it is one all the same.
 * @example 'people.example/ada' // 'https://people.example/ada'
 */
export const webAddress = field('', (value) => safeUrl(isBare(value) ? `https://${value.trim()}` : value))

/** A list of addresses; unsafe and empty entries are dropped. A single address counts as a list of one. */
export const urls = field<string[]>([], (value) =>
  listed(value, (one) => [one]).flatMap((entry) => safeUrl(entry) || []),
)

/** A list of texts, also from comma-separated text; blanks are dropped. */
export const texts = field<string[]>([], (value) =>
  listed(value, (one) => one.split(',')).flatMap((entry) => entry.trim() || []),
)

/** HTML as the editor wrote it. It is sanitised where it is drawn, never here. */
export const html = text

/** A person as `{ name }` or as plain text, read as the name. */
export const personName = field('', (value) => whole(value) ?? whole(Object(value).name))

/** One of the given words; anything else is read as the default. */
export const oneOf = <const Words extends readonly string[]>(words: Words, missing: Words[number]) => ({
  ...field<Words[number]>(missing, (value) => words.find((word) => word === value)),
  words,
})

/**
 * One of the listed words in the wire's spelling, however a backend writes it; any other text as it came.
 * @example word(projectStatuses).read('In Progress') // 'in-progress'
 */
export const word = (known: readonly { value: string }[]) =>
  field('', (value) => {
    const written = text.read(value)
    return known.find((one) => bare(one.value) === bare(written))?.value ?? written
  })

const bare = (written: string) => written.toLowerCase().replace(/\W|_/g, '')

/** A record inside another; a missing one is read as one whose fields are all empty. */
export const section = <Value>(inner: RecordReader<Value>): RecordReader<Value> & Field<Value> => ({
  ...inner,
  ...field(inner.missing, inner.read),
})

/** A list of records inside another record: missing lists are empty, entries that are no records are dropped. */
export const rowsOf = <Row>(row: Reader<Row>): Field<Row[]> =>
  field<Row[]>([], (value) => (Array.isArray(value) ? readRows(row, value) : undefined))

/** Reads each entry by itself, so that one that is no record does not cost the others. */
export function readRows<Row>(row: Reader<Row>, entries: unknown[]): Row[] {
  return entries.flatMap((entry) => {
    const read = row.read(entry)
    return read === undefined ? [] : [read]
  })
}

/** A finite number as it came. */
const numeral = (value: unknown) => (Number.isFinite(value) ? Number(value) : undefined)

/** Text as it came, but that half characters are replaced: an address with one in it cannot be made. */
const whole = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : undefined

/** The texts of a list, or those that a single text is cut into. */
function listed(value: unknown, cut: (text: string) => string[]): string[] {
  if (typeof value === 'string') return listed(cut(value), cut)
  return Array.isArray(value) ? value.flatMap((entry) => whole(entry) ?? []) : []
}

const isBare = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(value.trim())

function safeUrl(written: unknown): string {
  const value = whole(written)?.trim() ?? ''
  // Control characters and backslashes are how 'java\nscript:' and '/\evil' slip past simpler checks.
  if (value === '' || /[\p{Cc}\\]/u.test(value)) return ''
  if (/^https?:\/\//i.test(value)) return withoutUser(value)
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(value)) return ''
  return value.startsWith('/') ? value : `/${value}`
}

/** As it was written, since backends compare what comes back with what they have; '' for one that names a user. */
function withoutUser(written: string): string {
  try {
    const { username, password } = new URL(written)
    return username || password ? '' : written
  } catch {
    return ''
  }
}

/** Digits with thousands separators and spaces are numbers, too. Blank text, `0x1F` and `1e5` are not. */
function toNumber(value: string): number {
  const digits = value.replace(/[,\s]/g, '')
  return /^[+-]?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
}
