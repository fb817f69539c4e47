import { api } from '#src/api/index.ts'
import type { GalleryItem } from '#src/contract/media/record.ts'
import { BulkDelete } from '#src/dashboard/list/bulk-delete.tsx'
import { ClearFilters } from '#src/dashboard/list/filtered-count.tsx'
import type { RecordList } from '#src/dashboard/list/record-list.ts'
import { RecordPages } from '#src/dashboard/list/record-pages.tsx'
import { moveBetweenRows } from '#src/dashboard/list/row-keys.ts'
import { SelectBar } from '#src/dashboard/list/select-rows.tsx'
import { QueryState } from '#src/dashboard/query-state/query-state.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { withKeys } from '#src/ui/keyed.ts'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { ArticlesWarning } from './articles-warning.tsx'
import { MediaCard } from './media-card.tsx'

/** Filtered pictures, as cards. */
export function MediaGrid({ list }: { list: RecordList<GalleryItem> }) {
  return (
    <QueryState
      query={list.query}
      skeleton={<SkeletonCards count={8} ratio="4 / 3" lines={2} className={gridClass} />}
    >
      {() => (list.rows.length > 0 ? <Pictures list={list} /> : <NoPictures list={list} />)}
    </QueryState>
  )
}

function Pictures({ list }: { list: RecordList<GalleryItem> }) {
  return (
    <>
      <ul aria-label="Gallery" className={gridClass} onKeyDown={moveBetweenRows}>
        {withKeys(list.page).map(({ key, item }) => (
          <MediaCard
            key={key}
            item={item}
            isTicked={list.selection.has(item)}
            onTick={(on) => list.selection.toggle([item], on)}
          />
        ))}
      </ul>
      <SelectBar list={list}>
        {(items) => (
          <BulkDelete
            resource={api.media}
            items={items}
            noun={api.media.collection.noun}
            warning={<ArticlesWarning ids={items.map(({ _id }) => _id)} />}
          />
        )}
      </SelectBar>
      <RecordPages list={list} />
    </>
  )
}

function NoPictures({ list }: { list: RecordList<GalleryItem> }) {
  const { isFiltered } = list
  return (
    <Empty title="No gallery items" action={isFiltered && <ClearFilters list={list} variant="secondary" />}>
      {isFiltered ? 'No pictures match these filters.' : 'Get started by adding the first picture.'}
    </Empty>
  )
}

const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(clamp(min(100%,8rem),50%-0.5rem,14rem),1fr))] gap-4'
