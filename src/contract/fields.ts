import * as z from 'zod/mini'

/**
 * Tolerant readers for records. Each gives a default when a field is missing, null or of another type, so that
 * one odd field never costs the record.
 */

/** Text as it came, but that half characters are replaced: an address with one in it cannot be made. */
const whole = z.string().check(z.overwrite((value) => value.replace(/\p{Surrogate}/gu, '\uFFFD')))

/** Any text; a number is read as its digits, everything else as ''. Forms end lines with CR LF, we read LF. */
export const text = z.catch(
  z.union([
    z.pipe(
      whole,
      z.transform((value) => value.replace(/\r\n?/g, '\n')),
    ),
    z.pipe(
      z.number(),
      z.transform((value) => String(value)),
    ),
  ]),
  '',
)

/** A record's id as text; '' when the record has none and therefore cannot be linked. */
export const id = text

/** True or false, also from 'true' and 'false' as multipart backends store them. */
export const flag = (missing: boolean) =>
  z.catch(
    z.union([
      z.boolean(),
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((value) => value === 'true'),
      ),
    ]),
    missing,
  )

/** Whether visitors see a picture or a testimonial. */
export const activeStates = [
  { value: 'active', label: 'Active', tone: 'safe' },
  { value: 'inactive', label: 'Inactive', tone: 'neutral' },
] as const

/** @example activeState({ isActive: false }) // 'inactive' */
export const activeState = ({ isActive }: { isActive: boolean }) => (isActive ? 'active' : 'inactive')

/** A finite number, also from text such as '4'; else the default. */
export const number = (missing = 0) =>
  z.catch(z.pipe(z.union([z.number(), z.string()]), z.pipe(z.transform(toNumber), z.number())), missing)

/** A number where the backend has one, else the text as it was written ('To be agreed'). */
export const amount = z.catch(z.union([z.number(), whole]), '')

/** A moment as ISO 8601 text, or '' when it cannot be read. Milliseconds since 1970 are understood. */
export const date = z.catch(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => {
      const moment = new Date(value)
      return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
    }),
  ),
  '',
)

/**
 * An address that may safely become a link or a picture: http(s) without user names, or a path on the same host.
 * Everything else, above all javascript: and data:, is read as ''.
 */
export const url = z.catch(z.pipe(whole, z.transform(safeUrl)), '')

/**
 * The same where people type addresses of other sites: without its scheme it is one all the same.
 * @example 'people.example/ada' // 'https://people.example/ada'
 */
export const webAddress = z.catch(
  z.pipe(
    whole,
    z.transform((value) => safeUrl(isBare(value) ? `https://${value.trim()}` : value)),
  ),
  '',
)

/** A list of addresses; unsafe and empty entries are dropped. A single address counts as a list of one. */
export const urls = z.catch(
  z.pipe(
    z.union([z.array(z.unknown()), z.string()]),
    z.transform((value) => listed(value).map(safeUrl).filter(Boolean)),
  ),
  [],
)

/** A list of texts, also from comma-separated text; blanks are dropped. */
export const texts = z.catch(
  z.pipe(
    z.union([z.array(z.unknown()), z.string()]),
    z.transform((value) =>
      listed(typeof value === 'string' ? value.split(',') : value)
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
  ),
  [],
)

/** HTML as the editor wrote it. It is sanitised where it is drawn, never here. */
export const html = text

/** A person as `{ name }` or as plain text, read as the name. */
export const personName = z.catch(
  z.union([
    whole,
    z.pipe(
      z.object({ name: whole }),
      z.transform((person) => person.name),
    ),
  ]),
  '',
)

/** One of the given words; anything else is read as the default. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  missing: Words[number],
) => z.catch(z.enum(words), missing)

/** A list of records inside another record: missing lists are empty, entries that are no records are dropped. */
export const rowsOf = <Row>(row: z.ZodMiniType<Row>) =>
  z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((entries) => readRows(row, entries)),
    ),
    [],
  )

/** Reads each entry by itself, so that one that is no record does not cost the others. */
export function readRows<Row>(row: z.ZodMiniType<Row>, entries: unknown[]): Row[] {
  return entries.flatMap((entry) => {
    const read = z.safeParse(row, entry)
    return read.success ? [read.data] : []
  })
}

function listed(value: unknown[] | string): string[] {
  return (typeof value === 'string' ? [value] : value).flatMap(
    (entry) => z.safeParse(whole, entry).data ?? [],
  )
}

const isBare = (value: string) => /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(value.trim())

function safeUrl(written: string): string {
  const value = written.trim()
  // Control characters and backslashes are how 'java\nscript:' and '/\evil' slip past simpler checks.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (value === '' || /[\u0000-\u001f\u007f\\]/.test(value)) return ''
  if (!/^[a-z][a-z0-9+.-]*:/i.test(value)) {
    if (value.startsWith('//')) return ''
    return value.startsWith('/') ? value : `/${value}`
  }
  try {
    const address = new URL(value)
    const web = address.protocol === 'https:' || address.protocol === 'http:'
    return web && address.username === '' && address.password === '' ? address.href : ''
  } catch {
    return ''
  }
}

/** Digits with thousands separators and spaces are numbers, too; blank text is not 0. */
export function toNumber(value: string | number): number {
  if (typeof value === 'number') return value
  const digits = value.replace(/[,\s]/g, '')
  return digits === '' ? Number.NaN : Number(digits)
}
