import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { ContentState } from '#src/site/content/content-state.tsx'
import { type SchemaOrgThing, StructuredData } from '#src/site/head/structured-data.tsx'
import { SkeletonCards, type SkeletonCardsProps } from '#src/ui/skeleton.tsx'
import { hasWords } from '#src/ui/text/search-words.ts'
import { FilterBar, FilterSelect, FilterText } from './filter-bar.tsx'
import { type Filters, useFilters, valuesOf } from './filters.ts'
import { NoneMatch } from './none-match.tsx'

/** One of the values that the list has, or words in its records. */
type ListFilter<Item> = { name: string; label: string } & (
  | {
      /** The choice that leaves all: `All clients`. */
      all: string
      values: (item: Item) => readonly string[]
      /** How a value reads, where it does not stand for itself. */
      say?: (value: string) => string
    }
  | { text: (item: Item) => string }
)

export interface FilteredListWords<Item> {
  /** One and several: `['project', 'projects']`. */
  noun: [string, string]
  filters: readonly ListFilter<Item>[]
  skeleton: SkeletonCardsProps
  /** In place of a list without any record. */
  empty: ReactNode
  /** When the filters leave nothing: that, and what else to try. */
  noMatch: { title: string; hint?: string }
  /** What search engines are told of the whole list, whatever is shown of it. */
  about?: (items: readonly Item[]) => SchemaOrgThing[]
}

interface FilteredListProps<Item> {
  /** @example content.projects.list() */
  list: UseQueryOptions<Item[]>
  words: FilteredListWords<Item>
  failure?: ComponentProps<typeof ContentState>['failure']
  /** Draws what the filters leave; it starts anew with every change of them. */
  children: (shown: readonly Item[]) => ReactNode
}

/** A public list and its filters, which live in the address. They are worked out here, so that they need no network. */
export function FilteredList<Item>({ list, words, failure, children }: FilteredListProps<Item>) {
  const query = useQuery(list)
  const filters = useFilters(...words.filters.map(({ name }) => name))
  const shown = query.data?.filter((item) =>
    words.filters.every((filter) => leaves(filter, item, filters.values)),
  )
  return (
    <>
      <FilterBar filters={filters} shown={shown?.length} total={query.data?.length} noun={words.noun}>
        {words.filters.map((filter) => (
          <Field key={filter.name} filter={filter} filters={filters} items={query.data} />
        ))}
      </FilterBar>
      <ContentState
        query={query}
        skeleton={<SkeletonCards {...words.skeleton} />}
        empty={words.empty}
        {...(failure && { failure })}
      >
        {(items) => (
          <>
            {words.about && <StructuredData things={words.about(items)} />}
            {shown && shown.length > 0 ? (
              <Fragment key={JSON.stringify(filters.values)}>{children(shown)}</Fragment>
            ) : (
              <NoneMatch title={words.noMatch.title} things={words.noun[1]} filters={filters}>
                {words.noMatch.hint}
              </NoneMatch>
            )}
          </>
        )}
      </ContentState>
    </>
  )
}

interface FieldProps<Item> {
  filter: ListFilter<Item>
  filters: Filters
  items: readonly Item[] | undefined
}

function Field<Item>({ filter, filters, items = [] }: FieldProps<Item>) {
  if ('text' in filter) return <FilterText filters={filters} name={filter.name} label={filter.label} />
  const { say } = filter
  const values = valuesOf(items.flatMap(filter.values), (value) => value)
  return (
    <FilterSelect
      filters={filters}
      name={filter.name}
      label={filter.label}
      all={filter.all}
      options={say ? values.map((value) => ({ value, label: say(value) })) : values}
    />
  )
}

function leaves<Item>(filter: ListFilter<Item>, item: Item, chosen: Record<string, string>): boolean {
  const value = chosen[filter.name]
  if (!value) return true
  return 'text' in filter ? hasWords(filter.text(item), value) : filter.values(item).includes(value)
}
