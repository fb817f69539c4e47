import { Select, type SelectOption } from '#src/ui/select.tsx'
import type { RecordList } from './record-list.ts'

interface StatusFilterProps<Item> {
  list: RecordList<Item>
  label: string
  /** Choice without a filter: "All Projects". */
  all: string
  options: readonly SelectOption[]
  /** Parameter of the address. */
  name?: 'status' | 'position'
}

/** Filters the rows by status, or by another word of their own; the choice is in the address. */
export function StatusFilter<Item>({ list, label, all, options, name = 'status' }: StatusFilterProps<Item>) {
  return (
    <Select
      aria-label={label}
      className="md:w-40"
      placeholder={all}
      options={options}
      value={list.search[name] ?? ''}
      onChange={(event) => list.change({ [name]: event.target.value || undefined })}
    />
  )
}
