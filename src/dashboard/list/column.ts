import type { Elements } from '#src/ui/elements.ts'

/** One column: the same array is the table, the sort, the text filter, the phone's card and the CSV. */
export interface Column<Item> {
  header: string
  /** The cell as text. */
  value: (item: Item) => string
  /** Words by which the text filter finds the row besides the cell's own. */
  alsoFoundBy?: (item: Item) => string
  /** The cell as it is drawn, where text is not enough. */
  cell?: (item: Item) => Elements | string
  /** What to sort by where the text would sort wrongly: dates, amounts. */
  order?: (item: Item) => number | string
  /** Amounts: they stand to the right, so that they can be compared. */
  isFigure?: boolean
  /** Read at a glance, as a phone number is: it stays on its line. */
  isShort?: boolean
}
