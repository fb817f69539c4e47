import { DebouncedInput } from '#src/ui/debounced-input.tsx'
import type { RecordList } from './record-list.ts'
import { goToRows } from './row-keys.ts'

/** Filters a list while the user types. */
export function TextFilter<Item>({ list, label }: { list: RecordList<Item>; label: string }) {
  return (
    <>
      <DebouncedInput
        data-list-filter
        aria-label={label}
        // The full label does not fit beside the other tools.
        placeholder="Filter"
        className="[&::-webkit-search-cancel-button]:grayscale"
        // The rows are in memory: they follow each keystroke.
        debounce={0}
        value={list.search.q ?? ''}
        onKeyDown={goToRows}
        onChange={list.changeWords}
      />
      <span role="status" className="sr-only">
        {list.isFiltered && list.query.data && list.rows.length === 0 && 'Nothing found'}
      </span>
    </>
  )
}
