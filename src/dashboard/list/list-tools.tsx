import { useIsNarrow } from '#src/dashboard/navigation/use-is-narrow.ts'
import type { Elements } from '#src/ui/elements.ts'
import { ColumnsMenu, columnsOf } from './columns-menu.tsx'
import { ExportButton } from './export-button.tsx'
import type { RecordList } from './record-list.ts'
import { SheetButton } from './sheet-button.tsx'
import { SortMenu } from './table-head.tsx'
import { TextFilter } from './text-filter.tsx'
import { ViewsButton } from './views-button.tsx'

interface ListToolsProps<Item> {
  list: RecordList<Item>
  /** Label of the text filter: "Filter projects". */
  label: string
  /** Name of the CSV file. */
  file: string
  /** Further filters of this list. */
  children?: Elements
}

/** Tools above every list: text filter, its own filters, views, columns, export. On a phone a sheet holds the rest. */
export function ListTools<Item>({ list, label, file, children }: ListToolsProps<Item>) {
  const isNarrow = useIsNarrow()
  const views = <ViewsButton list={list} file={file} />
  const download = <ExportButton file={file} list={list} />
  return (
    <div className={toolsClass}>
      <div className="min-w-[min(8rem,100%)] flex-1 md:min-w-36 lg:max-w-md">
        <TextFilter list={list} label={label} />
      </div>
      {isNarrow ? (
        <SheetButton list={list} columns={columnsOf(list)}>
          <SortMenu list={list} inSheet />
          {children}
          {views}
          {download}
        </SheetButton>
      ) : (
        <>
          {children}
          <div className="ml-auto flex flex-wrap gap-2">
            {views}
            <ColumnsMenu list={list} />
            {download}
          </div>
        </>
      )}
    </div>
  )
}

/** Makes fields as high as the buttons beside them. */
const toolsClass =
  'flex flex-wrap items-center gap-2 print:hidden [&_:is(input,select)]:h-(--control) [&_:is(input,select)]:py-1'
