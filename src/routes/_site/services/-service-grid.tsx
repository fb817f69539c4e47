import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { categoryLabel } from '#src/contract/services.ts'
import { ServiceCard } from '#src/site/cards/service-card.tsx'
import { ContentState } from '#src/site/content/content-state.tsx'
import { FilterBar, FilterSelect } from '#src/site/content/filter-bar.tsx'
import { useFilters, valuesOf } from '#src/site/content/filters.ts'
import { LongList } from '#src/site/content/long-list.tsx'
import { NoneMatch } from '#src/site/content/none-match.tsx'
import { serviceSchema } from '#src/site/head/service-schema.ts'
import { StructuredData } from '#src/site/head/structured-data.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { serviceSkeleton } from './-service-skeleton.ts'

/** The services as cards, by category. */
export function ServiceGrid() {
  const query = useQuery(content.services.list())
  const filters = useFilters('category')
  const { category } = filters.values
  const shown = query.data?.filter((service) => !category || service.category === category)
  const categories = valuesOf(query.data, (service) => service.category)
  return (
    <>
      <FilterBar
        filters={filters}
        shown={shown?.length}
        total={query.data?.length}
        noun={['service', 'services']}
      >
        <FilterSelect
          filters={filters}
          name="category"
          label="Category"
          all="All categories"
          options={categories.map((value) => ({ value, label: categoryLabel(value) }))}
        />
      </FilterBar>
      <ContentState query={query} skeleton={<SkeletonCards {...serviceSkeleton} />}>
        {(services) =>
          services.length === 0 ? (
            <Empty title="No services are listed at the moment">
              Please check back later, or tell us what you need.
            </Empty>
          ) : (
            <>
              <StructuredData things={services.slice(0, 24).map(serviceSchema)} />
              {shown?.length === 0 ? (
                <NoneMatch title="No service in this category" things="services" filters={filters} />
              ) : (
                <LongList
                  key={category}
                  items={shown ?? []}
                  step={24}
                  noun="services"
                  className={serviceSkeleton.className}
                >
                  {(service) => <ServiceCard as="article" service={service} />}
                </LongList>
              )}
            </>
          )
        }
      </ContentState>
    </>
  )
}
