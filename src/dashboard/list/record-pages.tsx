import { Pagination } from '#src/ui/pagination.tsx'
import { pageSizes } from './list-search.ts'
import type { RecordList } from './record-list.ts'

/** Pagination of a list; the page is in the address. */
export function RecordPages<Item>({ list }: { list: RecordList<Item> }) {
  const { page = 1, size = pageSizes[0] } = list.search
  return (
    <Pagination
      page={Math.min(page, list.pageCount)}
      pageCount={list.pageCount}
      pageSize={size}
      total={list.count}
      onPage={(next) => list.change({ page: next })}
      onPageSize={(next) => list.change({ size: pageSizes.find((option) => option === next) })}
    />
  )
}
