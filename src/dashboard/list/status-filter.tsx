import { Select, type SelectOption } from '#src/ui/select.tsx'
import type { RecordList } from './record-list.ts'

interface StatusFilterProps<Item> {
  list: RecordList<Item>
  label: string
  /** Choice without a filter: "All Projects". */
  all: string
  options: readonly SelectOption[]
}

/** Filters the rows by status; the choice is in the address. */
export function StatusFilter<Item>({ list, label, all, options }: StatusFilterProps<Item>) {
  return (
    <Select
      aria-label={label}
      className="md:w-40"
      placeholder={all}
      options={options}
      value={list.search.status ?? ''}
      onChange={(event) => list.change({ status: event.target.value || undefined })}
    />
  )
}
