import type { Elements } from '#src/ui/elements.ts'

/** Column of a list: the same array defines the table, the sort, the text filter, the phone's card and the CSV. */
export interface Column<Item> {
  header: string
  /** The cell as text. */
  value: (item: Item) => string
  /** Words by which the text filter finds the row besides the cell's text. */
  alsoFoundBy?: (item: Item) => string
  /** Rendered cell, where text is not enough. */
  cell?: (item: Item) => Elements | string
  /** Sort key, where the text would sort wrongly: dates, amounts. */
  order?: (item: Item) => number | string
  /** Whether the cell is an amount, aligned right for comparison. */
  isFigure?: boolean
  /** Whether a card, which has one line for all cells after the first, leaves the cell out. */
  isOnlyInTable?: boolean
  /** Whether the cell stays on one line, such as a phone number. */
  isShort?: boolean
}
