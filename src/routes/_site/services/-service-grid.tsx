import { content } from '#src/api/content.ts'
import type { Service } from '#src/contract/services.ts'
import { categoryInFull } from '#src/site/cards/category-in-full.ts'
import { ServiceCard } from '#src/site/cards/service-card.tsx'
import { FilteredList, type FilteredListWords } from '#src/site/content/filters/filtered-list.tsx'
import { LongList } from '#src/site/content/long-list.tsx'
import { serviceSchema } from '#src/site/head/service-schema.ts'
import { Empty } from '#src/ui/empty.tsx'
import { serviceSkeleton } from './-service-skeleton.ts'

const words: FilteredListWords<Service> = {
  noun: ['service', 'services'],
  skeleton: serviceSkeleton,
  empty: (
    <Empty title="No services are listed at the moment">
      Please check back later, or tell us what you need.
    </Empty>
  ),
  noMatch: { title: 'No service in this category' },
  filters: [
    {
      name: 'category',
      label: 'Category',
      all: 'All categories',
      values: ({ category }) => [category],
      say: categoryInFull,
    },
  ],
  about: (services) => services.slice(0, 24).map(serviceSchema),
}

/** The services as cards, by category. */
export function ServiceGrid() {
  return (
    <FilteredList list={content.services.list()} words={words}>
      {(services) => (
        <LongList items={services} step={24} noun="services" className={serviceSkeleton.className}>
          {(service) => <ServiceCard as="article" service={service} />}
        </LongList>
      )}
    </FilteredList>
  )
}
