import type { ReactNode } from 'react'
import { ColumnsMenu } from './columns-menu.tsx'
import { ExportButton } from './export-button.tsx'
import type { RecordList } from './record-list.ts'
import { TextFilter } from './text-filter.tsx'

interface ListToolsProps<Item> {
  list: RecordList<Item>
  /** Of the text filter: "Filter projects". */
  label: string
  /** The name of the CSV file. */
  file: string
  /** Further filters of this list. */
  children?: ReactNode
}

/** What stands above every list: text filter, its own filters, columns, export. */
export function ListTools<Item>({ list, label, file, children }: ListToolsProps<Item>) {
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <div className="min-w-[min(12rem,100%)] grow lg:max-w-md">
        <TextFilter list={list} label={label} />
      </div>
      {children}
      <div className="ml-auto flex flex-wrap gap-2">
        <ColumnsMenu list={list} />
        <ExportButton file={file} list={list} />
      </div>
    </div>
  )
}
