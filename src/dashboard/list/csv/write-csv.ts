import type { Column } from '#src/dashboard/list/column.ts'
import { yieldToMain } from '#src/ui/browser/yield-to-main.ts'

/** Messages to the worker in their order; after the last one it returns the file. */
export type CsvRequest = { headers: string[] } | { rows: string[][] } | { isEnd: true }

/** Parts of Worker that are used here. */
export interface CsvWorker {
  postMessage: (request: CsvRequest) => void
  terminate: () => void
  onmessage: ((event: MessageEvent<Blob>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** Time in which the page computes cells without a pause, in milliseconds. Posting them takes about as long again. */
const sliceTime = 8

/**
 * Writes a list as a CSV file. The page computes the cells' texts in short slices, as only it knows the columns; the
 * worker does the rest.
 *
 * @throws {Error} if the worker did not load or failed
 */
export async function writeCsv<Item>(
  worker: CsvWorker,
  columns: Column<Item>[],
  items: readonly Item[],
): Promise<Blob> {
  let isOver = false
  const file = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message || 'The worker did not start'))
  })
  const end = () => {
    isOver = true
  }
  file.then(end, end)
  try {
    worker.postMessage({ headers: columns.map(({ header }) => header) })
    for (let start = 0; start < items.length && !isOver; ) {
      const rows = slice(columns, items, start)
      worker.postMessage({ rows })
      start += rows.length
      await yieldToMain()
    }
    worker.postMessage({ isEnd: true })
    return await file
  } finally {
    worker.terminate()
  }
}

function slice<Item>(columns: Column<Item>[], items: readonly Item[], start: number): string[][] {
  const until = performance.now() + sliceTime
  const rows: string[][] = []
  for (const item of items.slice(start, start + maxRows)) {
    rows.push(columns.map((column) => column.value(item)))
    if (performance.now() >= until) break
  }
  return rows
}

/** Rows of a slice at most: the browser copies a slice in one go. */
const maxRows = 2_000
