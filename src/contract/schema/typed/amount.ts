import { asciiSigns, longestEntry, visibleText } from './typed-text.ts'

/** A currency, for displaying and reading amounts. */
export interface Currency {
  /** Name in sentences. */
  name: string
  code: string
  symbol: string
  /** Other symbols that people type before or after an amount. */
  otherSymbols?: readonly string[]
}

/**
 * Reads a number in plain notation: digits, and at most two decimals in a text. `1.500` may mean thousands, so a text
 * with three decimals is rejected, as are `0x1F`, `1e5`, blank text, and numbers that a double cannot hold exactly.
 */
export function readPlainNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined
  if (typeof value !== 'string' || value.length > longestEntry) return undefined
  const text = asciiSigns(visibleText(value)).trim()
  return /^-?\d+(?:\.\d{1,2})?$/.test(text) ? readPlainNumber(Number(text)) : undefined
}

const powers: Record<string, number> = {
  k: 3,
  thousand: 3,
  m: 6,
  mm: 6,
  mn: 6,
  mio: 6,
  million: 6,
  millions: 6,
  b: 9,
  bn: 9,
  billion: 9,
  billions: 9,
  tn: 12,
  trillion: 12,
  trillions: 12,
}

/**
 * Reads an amount as people type it: `25,000,000`, `₦25m`, `25 million`, `1.5bn`, `1.500.000`, `1 500 000,50`. Returns
 * undefined for anything but one amount in this currency: a range, a word, another currency.
 *
 * Money has at most two decimals, so one separator before three digits is a thousands separator (`1.500` is 1,500).
 * Before a word for a power it is one only if it is a comma (`1.250bn` is 1,250,000,000).
 */
export function readAmount(value: unknown, currency: Currency): number | undefined {
  if (typeof value === 'number') return readPlainNumber(value)
  if (typeof value !== 'string' || value.length > longestEntry) return undefined
  const text = asciiSigns(visibleText(value)).replace(/٬/g, ',').replace(/٫/g, '.').trim().toLowerCase()
  const match = /^([\d.,'’ ]*\d) ?([a-z]*)$/.exec(withoutCurrency(text, currency))
  const [, figures = '', word = ''] = match ?? []
  const power = word === '' ? 0 : powers[word]
  if (!match || power === undefined) return undefined
  const decimal = readFigures(figures, power > 0)
  return decimal && shifted(decimal, power)
}

/** Removes the currency from the start and the end, at most once each. */
function withoutCurrency(text: string, { name, code, symbol, otherSymbols = [] }: Currency): string {
  const symbols = [name, code, symbol, ...otherSymbols].map((one) => one.toLowerCase())
  const before = symbols.find((one) => text.startsWith(one)) ?? ''
  const rest = text.slice(before.length).trimStart()
  // A single letter at the end belongs to a word for a power, as in `25bn`.
  const after = symbols.find((one) => rest.endsWith(one) && !/^[a-z]$/.test(one)) ?? ''
  return rest.slice(0, rest.length - after.length).trimEnd()
}

/** Splits figures with separators into whole part and decimals; undefined if a separator is misplaced. */
function readFigures(figures: string, hasPower: boolean): [string, string] | undefined {
  const separators = figures.match(/\D/g) ?? []
  const last = separators.at(-1)
  if (last === undefined) return [figures, '']
  const end = figures.lastIndexOf(last)
  const decimals = figures.slice(end + 1)
  const [first = ''] = separators
  const isGrouped = separators.every((one) => one === last)
  if (isGrouped && isThousands(figures, last, hasPower)) return [figures.replace(/\D/g, ''), '']
  const isDecimal = /[.,]/.test(last) && (hasPower || decimals.length < 3)
  const isLastAlone = separators.filter((one) => one === last).length === 1
  if (!isDecimal || !isLastAlone) return undefined
  const whole = figures.slice(0, end)
  const isWhole = separators.length === 1 ? /^\d*$/.test(whole) : isSeparated(whole, first)
  return isWhole ? [whole.replace(/\D/g, ''), decimals] : undefined
}

/** Whether all separators of the figures, which are alike, separate groups of three. */
function isThousands(figures: string, separator: string, hasPower: boolean): boolean {
  if (!isSeparated(figures, separator)) return false
  const isOnce = figures.indexOf(separator) === figures.lastIndexOf(separator)
  return !(isOnce && hasPower && separator === '.')
}

/** Whether groups of three digits follow a first group of one to three. A leading zero of the field is allowed. */
function isSeparated(figures: string, separator: string): boolean {
  const [first = '', ...groups] = figures.split(separator)
  return /^0?[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
}

/** Moves the decimal point in the text: 1.1 × 1,000,000 is not a whole number in binary. */
function shifted([whole, decimals]: [string, string], power: number): number | undefined {
  const digits = whole + decimals.padEnd(power, '0').slice(0, power)
  const rest = decimals.slice(power).replace(/(?<!0)0+$/, '')
  const amount = Number(rest === '' ? digits : `${digits}.${rest}`)
  return rest.length <= 2 && amount <= Number.MAX_SAFE_INTEGER ? amount : undefined
}
