import { createCsvWriter } from './csv-text.ts'
import type { CsvRequest } from './write-csv.ts'

/** Quotes and encodes an export in a worker, so that the page stays responsive. */
let writer: ReturnType<typeof createCsvWriter> | undefined

addEventListener('message', ({ data }: MessageEvent<CsvRequest>) => {
  if ('headers' in data) writer = createCsvWriter(data.headers)
  else if ('rows' in data) writer?.add(data.rows)
  else postMessage(writer?.file())
})
