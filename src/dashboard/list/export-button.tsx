import { Download } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'
import type { RecordList } from './record-list.ts'

interface Props<Item> {
  /** The file is named `{file}-{year-month-day}.csv`. */
  file: string
  list: RecordList<Item>
}

/** Exports exactly the filtered rows, in the order shown. */
export function ExportButton<Item>({ file, list }: Props<Item>) {
  return (
    <Button
      variant="secondary"
      data-command="Export as CSV"
      disabled={list.rows.length === 0 || !list.isWhole}
      onClick={() => void exportRows(file, list, list.rows)}
    >
      <Download aria-hidden size={16} strokeWidth={1.5} />
      Export as CSV
    </Button>
  )
}

/** Exports the ticked rows. */
export function ExportSelected<Item>({ file, list, items }: Props<Item> & { items: Item[] }) {
  return (
    <Button variant="secondary" size="small" onClick={() => void exportRows(file, list, items)}>
      <Download aria-hidden size={16} strokeWidth={1.5} />
      <span>{`Export ${items.length}`}</span>
    </Button>
  )
}

async function exportRows<Item>(file: string, list: RecordList<Item>, rows: Item[]) {
  try {
    const { downloadCsv } = await import('#src/dashboard/list/csv/download-csv.ts')
    await downloadCsv(file, list.columns, rows)
    toast.show({ title: rows.length === 1 ? '1 row exported' : `${rows.length} rows exported`, tone: 'safe' })
  } catch {
    const wayOut = navigator.onLine ? 'Reload the page and try again.' : 'Try again when you are online.'
    toast.show({ title: `The file could not be made. ${wayOut}`, tone: 'danger' })
  }
}
