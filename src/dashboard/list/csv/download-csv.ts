import type { Column } from '#src/dashboard/list/column.ts'
import { saveFile } from '#src/ui/browser/save-file.ts'
import { localDay } from '#src/ui/text/date.ts'
import { scriptAddress } from '#src/ui/text/script-address.ts'
import workerAddress from './csv-worker.ts?worker&url'
import { writeCsv } from './write-csv.ts'

/** Saves rows as `{name}-{year-month-day}.csv`, with today's date in Lagos. */
export async function downloadCsv<Item>(name: string, columns: Column<Item>[], items: Item[]): Promise<void> {
  // A built Storybook gives the worker's address with its host.
  const { pathname, search } = new URL(workerAddress, location.href)
  const worker = new Worker(scriptAddress(pathname + search), { type: 'module' })
  saveFile(await writeCsv(worker, columns, items), `${name}-${localDay(new Date())}.csv`)
}
