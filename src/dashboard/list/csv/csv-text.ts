import Papa from 'papaparse'

/**
 * What a spreadsheet would run: it starts with =, @, + or - (also in full width) after any blanks. A phone number or an
 * amount, which begins with its sign, is none. Visitors write these cells.
 */
const formula = /^(?![+-][\d\s(),.-]+$)[\s\0]*[=@+\-＝＠＋－]|^[\t\r\n]/

const lineEnd = '\r\n'

/** Rows as CSV text: every cell quoted, formulas made harmless by a leading quote. */
const linesOf = (rows: string[][]) =>
  Papa.unparse(rows, { quotes: true, escapeFormulae: formula, newline: lineEnd })

/** A CSV file that is written slice by slice, so that all of its text is never in memory at once. */
export function createCsvWriter(headers: string[]) {
  // The mark tells Excel that it is UTF-8.
  const parts: Blob[] = [new Blob(['\uFEFF', linesOf([headers]), lineEnd])]
  return {
    add: (rows: string[][]) => {
      if (rows.length > 0) parts.push(new Blob([parts.length > 1 ? lineEnd : '', linesOf(rows)]))
    },
    file: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  }
}
