import { Download } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'
import { downloadCsv } from './csv.ts'
import type { RecordList } from './record-list.ts'

interface Props<Item> {
  /** The file is named `{file}-{year-month-day}.csv`. */
  file: string
  list: RecordList<Item>
}

/** Saves exactly what the filters leave, in the order shown. */
export function ExportButton<Item>({ file, list }: Props<Item>) {
  const exportRows = async () => {
    try {
      await downloadCsv(file, list.columns, list.shown)
      toast.show({
        title: list.shown.length === 1 ? '1 row exported' : `${list.shown.length} rows exported`,
        tone: 'safe',
      })
    } catch {
      toast.show({ title: 'The file could not be made. Try again when you are online.', tone: 'danger' })
    }
  }
  return (
    <Button
      variant="secondary"
      disabled={list.shown.length === 0 || list.shown.length < list.count}
      onClick={exportRows}
    >
      <Download aria-hidden size={16} strokeWidth={1.5} />
      Export as CSV
    </Button>
  )
}
