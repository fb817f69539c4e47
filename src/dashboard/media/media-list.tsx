import { api } from '#src/api/index.ts'
import type { GalleryItem } from '#src/contract/media/record.ts'
import { galleryCategories } from '#src/contract/options.ts'
import { activeState, activeStates } from '#src/contract/testimonials/active-states.ts'
import type { Column } from '#src/dashboard/list/column.ts'
import { ExportButton } from '#src/dashboard/list/export-button.tsx'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { useRecordList } from '#src/dashboard/list/record-list.ts'
import { SheetButton } from '#src/dashboard/list/sheet-button.tsx'
import { StatusFilter } from '#src/dashboard/list/status-filter.tsx'
import { SortMenu } from '#src/dashboard/list/table-head.tsx'
import { TextFilter } from '#src/dashboard/list/text-filter.tsx'
import { NewLink } from '#src/dashboard/navigation/new-link.tsx'
import { useIsNarrow } from '#src/dashboard/navigation/use-is-narrow.ts'
import { withStoredOption } from '#src/ui/select.tsx'
import { statusOf } from '#src/ui/status-badge.tsx'
import { MediaGrid } from './media-grid.tsx'

/** The gallery, as a grid of cards. */
export function MediaList() {
  const list = useRecordList(api.media.list(), columns, { statusOf: (item) => item.category })
  const isNarrow = useIsNarrow()
  const category = (
    <StatusFilter
      list={list}
      label="Category"
      all="All categories"
      options={withStoredOption(galleryCategories, list.search.status)}
    />
  )
  const download = <ExportButton file="gallery" list={list} />
  return (
    <ListPage title="Gallery" actions={<NewLink resource={api.media} />}>
      <p className="text-ink-soft print:hidden">
        Update Gallery adds a picture. Press a picture to change it. Inactive ones, such as those of articles,
        are not in the public gallery.
      </p>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <div className="min-w-[min(8rem,100%)] grow md:max-w-sm">
          <TextFilter list={list} label="Filter pictures" />
        </div>
        {isNarrow ? (
          <SheetButton list={list}>
            <SortMenu list={list} inSheet />
            {category}
            {download}
          </SheetButton>
        ) : (
          <>
            {category}
            <SortMenu list={list} />
            <div className="ml-auto">{download}</div>
          </>
        )}
      </div>
      <MediaGrid list={list} />
    </ListPage>
  )
}

/** Fields that the filter searches, the order sorts and the CSV contains. */
const columns: Column<GalleryItem>[] = [
  { header: 'Title', value: (item) => item.title },
  { header: 'Description', value: (item) => item.description },
  { header: 'Category', value: (item) => item.category },
  { header: 'Tags', value: (item) => item.tags.join(', ') },
  { header: 'Status', value: (item) => statusOf(activeStates, activeState(item)).label },
]
