import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isUnanswered } from '#src/api/api-error.ts'
import { content } from '#src/api/content.ts'
import type { GalleryItem } from '#src/contract/media/record.ts'
import { galleryCategories } from '#src/contract/options.ts'
import { rankBy, searchText, shareOf } from '#src/contract/search/compare/rank.ts'
import { SavedAge } from '#src/offline/connection/saved-age.tsx'
import { ContentState, RedText, SavedBar } from '#src/site/content/content-state.tsx'
import { FilterBar, FilterSelect, FilterText } from '#src/site/content/filters/filter-bar.tsx'
import { useFilters } from '#src/site/content/filters/filters.ts'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { galleryFilters } from './-gallery-filters.ts'
import { GalleryPictures } from './-gallery-pictures.tsx'
import { gallerySkeleton } from './-gallery-skeleton.ts'

/**
 * Pictures that match the filters. The backend filters; without a connection the cached list is filtered here, and the
 * page says so.
 */
export function GalleryList() {
  const filters = useFilters(...galleryFilters)
  const query = useQuery({ ...content.media.list(filters.values), placeholderData: keepPreviousData })
  // Without filters this is the same query. With filters it is only read from the cache, never fetched.
  const whole = useQuery({ ...content.media.list(), enabled: !filters.isSet })
  const saved =
    filters.isSet && isUnanswered(query.error) && !query.data
      ? whole.data && matching(whole.data, filters.values)
      : undefined
  const visibleItems = query.isPlaceholderData ? undefined : (query.data ?? saved)
  const renderItems = (items: GalleryItem[]) => (
    <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
      <GalleryPictures items={items} filters={filters} />
    </div>
  )
  return (
    <>
      {whole.data?.length !== 0 && (
        <FilterBar
          filters={filters}
          resultCount={visibleItems?.length}
          total={whole.data?.length}
          noun={['picture', 'pictures']}
        >
          <FilterSelect
            filters={filters}
            name="category"
            label="Category"
            all="All categories"
            options={galleryCategories}
          />
          <FilterText filters={filters} name="search" label="Search pictures" />
        </FilterBar>
      )}
      <ContentState
        query={query}
        skeleton={<SkeletonCards {...gallerySkeleton} />}
        failure={(problem) =>
          saved ? (
            <>
              <SavedBar>
                <p role="status">There is no connection: this is what matches in the saved gallery.</p>
                <SavedAge at={whole.dataUpdatedAt} />
                {problem.again}
              </SavedBar>
              {renderItems(saved)}
            </>
          ) : (
            <RedText {...problem} />
          )
        }
      >
        {renderItems}
      </ContentState>
    </>
  )
}

/** Filters like the backend: exact category, and items with the most words, best first. */
function matching(
  items: GalleryItem[],
  { category, search }: Record<'category' | 'search', string>,
): GalleryItem[] {
  const inCategory = items.filter((item) => !category || item.category === category)
  return [...rankBy(inCategory, searchedOf, search, shareOf.filter)]
}

const searchedOf = ({ title, description, category, tags }: GalleryItem) => ({
  title: searchText(title),
  text: searchText([description, category, ...tags].join('\n')),
})
