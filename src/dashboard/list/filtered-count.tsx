import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button, type ButtonProps } from '#src/ui/button.tsx'
import { noFilters } from './list-search.ts'
import type { RecordList } from './record-list.ts'

/** Number of records that the filters leave, and a button that clears them; if none are left, the empty box says so. */
export function FilteredCount<Item>({ list }: { list: RecordList<Item> }) {
  if (!list.isFiltered || list.rows.length === 0) return null
  return (
    // Same height as the age beside it: the rows below do not move when a filter is set.
    <p className="-my-2 flex items-center gap-1 text-ink-soft text-sm tabular-nums print:my-0">
      <span>{`${list.rows.length} of ${list.query.data?.length}`}</span>
      <ClearFilters list={list} variant="quiet" size="small" />
    </p>
  )
}

/** Button that clears all filters of a list, and disappears with them. */
export function ClearFilters<Item>({ list, ...look }: ClearFiltersProps<Item>) {
  return (
    <Button ref={handFocusOn} {...look} onClick={() => list.change(noFilters)}>
      Clear filters
    </Button>
  )
}

interface ClearFiltersProps<Item> extends Pick<ButtonProps, 'variant' | 'size'> {
  list: RecordList<Item>
}
