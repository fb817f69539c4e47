import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './button.tsx'
import { Select } from './select.tsx'

interface PaginationProps {
  /** Page number, counted from 1. */
  page: number
  pageCount: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  onPageSize: (size: number) => void
}

/** Range of the rows shown, with buttons to other pages if there may be any. */
export function Pagination({ page, pageCount, pageSize, total, onPage, onPageSize }: PaginationProps) {
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  const isLong = total > Number(sizes[0])
  // Keep the buttons once shown: one of them may have the focus when a row is deleted.
  const [wasLong, setWasLong] = useState(isLong)
  if (isLong && !wasLong) setWasLong(true)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p aria-live="polite" className="text-ink-soft tabular-nums">
        {`${first}–${last} of ${total}`}
      </p>
      {wasLong && (
        <nav aria-label="Pagination" className="flex flex-wrap items-center gap-2">
          <Select
            aria-label="Rows on a page"
            options={sizes.map((size) => ({ value: size, label: `${size} rows` }))}
            value={String(pageSize)}
            onChange={(event) => onPageSize(Number(event.target.value))}
            className="w-32"
          />
          {/* Not disabled at an end: a disabled button loses the focus. */}
          <IconButton
            label="Previous page"
            icon={ChevronLeft}
            aria-disabled={page <= 1 || undefined}
            onClick={() => page > 1 && onPage(page - 1)}
          />
          <span className="whitespace-nowrap tabular-nums">{`${page} / ${Math.max(pageCount, 1)}`}</span>
          <IconButton
            label="Next page"
            icon={ChevronRight}
            aria-disabled={page >= pageCount || undefined}
            onClick={() => page < pageCount && onPage(page + 1)}
          />
        </nav>
      )}
    </div>
  )
}

const sizes = ['25', '50', '100']
