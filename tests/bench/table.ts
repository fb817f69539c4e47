/** Row of the table: the measure, the figure of each round, and the conditions. */
export interface Row {
  measure: string
  unit: 'kB' | 'ms' | '%'
  rounds: number[]
  note?: string
}

/** Returns the value below which the given share of the values is. A half gives the median. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const [below = Number.NaN, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: number[]) => quantile(values, 0.5)

/** Formats rows as aligned text, or as a Markdown table. */
export function formatTable(rows: Row[], isMarkdown: boolean): string {
  const lines = [['measure', 'median', 'min–max', 'unit', 'note'], ...rows.map(cells)]
  if (isMarkdown) {
    const [head = [], ...body] = lines
    return [head, ['---', '---:', '---:', '---', '---'], ...body]
      .map((line) => `| ${line.join(' | ')} |`)
      .join('\n')
  }
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map(([measure = '', middle = '', range = '', unit = '', note = '']) =>
      [
        measure.padEnd(widths[0] ?? 0),
        middle.padStart(widths[1] ?? 0),
        range.padStart(widths[2] ?? 0),
        unit.padEnd(widths[3] ?? 0),
        note,
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cells({ measure, unit, rounds, note }: Row): string[] {
  const fewer = rounds.length < 5 ? `${rounds.length} rounds only` : undefined
  const range = [Math.min(...rounds), Math.max(...rounds)].map((value) => figure(value, unit))
  return [
    measure,
    figure(median(rounds), unit),
    range.join('–'),
    unit,
    [note, fewer].filter(Boolean).join(', '),
  ]
}

/** Formats a figure. Milliseconds below ten get a decimal, to show parts of a frame. */
function figure(value: number, unit: Row['unit']): string {
  return value.toFixed(unit === 'kB' || value < 10 ? 1 : 0)
}

/**
 * Aligns a table whose first columns are words.
 *
 * @param lines the first is the head
 */
export function alignColumns(lines: string[][], words: number, isMarkdown: boolean): string {
  const [head = [], ...body] = lines
  if (isMarkdown) {
    const rule = head.map((_, column) => (column < words ? '---' : '---:'))
    return [head, rule, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n')
  }
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const padded = (cell: string, column: number) =>
    column < words ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return lines.map((line) => line.map(padded).join('  ')).join('\n')
}
