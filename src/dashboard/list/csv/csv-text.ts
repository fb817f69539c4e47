import Papa from 'papaparse'
import { phonePattern } from '#src/contract/schema/typed/typed-text.ts'

/**
 * Matches a cell that a spreadsheet would run as a formula: it starts with =, @, + or - (also in full width) after any
 * blanks. Signed phone numbers and amounts do not match. Visitors write these cells.
 */
const formula = /^(?![+-][\d\s(),.-]+$)[\s\0]*[=@+\-＝＠＋－]|^[\t\r\n]/

const lineEnd = '\r\n'

/** Returns rows as CSV text: every cell quoted, formulas escaped by a leading quote, phone numbers as text. */
const linesOf = (rows: string[][]) =>
  Papa.unparse(
    rows.map((cells) => cells.map(readablePhone)),
    { quotes: true, escapeFormulae: formula, newline: lineEnd },
  )

/**
 * Writes a phone number with a space between its groups. Spreadsheets read `08031234567` as 8031234567,
 * `+2348031234567` as 2.34803E+12 and `+234-803-1234567` as a subtraction, with or without quotes; figures with a space
 * inside stay text.
 */
function readablePhone(cell: string): string {
  const isChanged = phonePattern.test(cell) && /^[([+0]|\d{12}/.test(cell) && !/\d[\])]? [([]?\d/.test(cell)
  if (!isChanged) return cell
  const groups = cell.match(/\+?\d+/g) ?? []
  if (groups.length > 1) return groups.join(' ')
  const [number = ''] = groups
  return inGroups(number)
}

/** Groups digits: four at the end, three in each before; a trunk zero does not stand alone. */
function inGroups(number: string): string {
  const hasSign = number.startsWith('+')
  const longestFirst = hasSign ? 4 : 5
  const parts = [number.slice(-4)]
  let rest = number.slice(0, -4)
  while (rest.length > longestFirst) {
    parts.unshift(rest.slice(-3))
    rest = rest.slice(0, -3)
  }
  return [rest, ...parts].join(' ')
}

/** Creates a CSV file slice by slice, so that its whole text is never in memory at once. */
export function createCsvWriter(headers: string[]) {
  // The byte order mark tells Excel that the file is UTF-8.
  const parts: Blob[] = [new Blob(['\uFEFF', linesOf([headers]), lineEnd])]
  return {
    add: (rows: string[][]) => {
      if (rows.length > 0) parts.push(new Blob([parts.length > 1 ? lineEnd : '', linesOf(rows)]))
    },
    file: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  }
}
