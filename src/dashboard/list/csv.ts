import { localDay } from '#src/ui/text/date.ts'
import type { Column } from './column.ts'

/**
 * What a spreadsheet would run: it starts with =, @ (also in full width) after any blanks, or with + or - before
 * anything but a phone number or an amount. Visitors write these cells.
 */
const formula = /^[\s\0]*(?:[=@＝＠]|[+\-＋－](?![\d\s(),.-]+$))|^[\t\r\n]/

/** Rows as CSV text: every cell quoted, formulas made harmless by a leading quote, a mark so that Excel reads UTF-8. */
export async function toCsv<Item>(columns: Column<Item>[], items: Item[]): Promise<string> {
  const { unparse } = (await import('papaparse')).default
  const rows = items.map((item) => columns.map((column) => column.value(item)))
  const headers = columns.map((column) => column.header)
  return `\uFEFF${unparse({ fields: headers, data: rows }, { quotes: true, escapeFormulae: formula })}`
}

/** Saves rows as `{name}-{year-month-day}.csv`, the day being today in Lagos. */
export async function downloadCsv<Item>(name: string, columns: Column<Item>[], items: Item[]): Promise<void> {
  const file = new Blob([await toCsv(columns, items)], { type: 'text/csv;charset=utf-8' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}-${localDay(new Date())}.csv`
  link.click()
  // Safari starts the download after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
