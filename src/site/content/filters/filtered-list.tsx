import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ComponentProps, Fragment } from 'react'
import { withSynonyms } from '#src/company/search/synonyms.ts'
import { rankBy, type Searched, searchText, shareOf } from '#src/contract/search/compare/rank.ts'
import { ContentState } from '#src/site/content/content-state.tsx'
import { type SchemaOrgThing, StructuredData } from '#src/site/seo/structured-data.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { SkeletonCards, type SkeletonCardsProps } from '#src/ui/skeleton.tsx'
import { FilterBar, FilterSelect, FilterText } from './filter-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import { type Filters, useFilters, valuesOf } from './filters.ts'
import { NoneMatch } from './none-match.tsx'

/** A selection of values from the list, or a search in its records. */
type ListFilter<Item> = { name: string; label: string } & (
  | {
      /** Option that includes everything: `All clients`. */
      all: string
      values: (item: Item) => readonly string[]
      /** Returns the label of a value; the value itself by default. */
      labelFor?: (value: string) => string
      /** Shows the values as chips with their counts, above the other filters. */
      asChips?: boolean
    }
  | {
      /** Text to search. A match in the title counts more. */
      title: (item: Item) => string
      text: (item: Item) => string
    }
)

export interface FilteredListWords<Item> {
  /** Singular and plural: `['project', 'projects']`. */
  noun: [string, string]
  filters: readonly ListFilter<Item>[]
  skeleton: SkeletonCardsProps
  /** Replacement for an empty list. */
  empty: Elements
  /** Message when nothing matches, with a hint. */
  noMatch: { title: string; hint?: string }
  /** Returns structured data about the whole list, regardless of the filters. */
  about?: (items: readonly Item[]) => SchemaOrgThing[]
}

interface FilteredListProps<Item> extends Pick<ComponentProps<typeof FilterBar>, 'views'> {
  /** @example content.projects.list() */
  list: UseQueryOptions<Item[]>
  words: FilteredListWords<Item>
  failure?: ComponentProps<typeof ContentState>['failure']
  /** Renders the matches. Re-mounted whenever a filter changes. */
  children: (items: readonly Item[]) => Elements
}

/**
 * A public list with filters in the address. Filters on the device, so that no network is needed. An empty list has no
 * filters.
 */
export function FilteredList<Item extends object>({
  list,
  words,
  views,
  failure,
  children,
}: FilteredListProps<Item>) {
  const query = useQuery(list)
  const filters = useFilters(...words.filters.map(({ name }) => name))
  const visibleItems = query.data && filtered(query.data, words.filters, filters.values)
  const chips = words.filters.filter(isChips)
  return (
    <>
      {query.data?.length !== 0 && (
        <>
          {chips.map((filter) => (
            <Field key={filter.name} filter={filter} filters={filters} items={query.data} />
          ))}
          <FilterBar
            filters={filters}
            resultCount={visibleItems?.length}
            total={query.data?.length}
            noun={words.noun}
            views={views}
          >
            {words.filters
              .filter((filter) => !isChips(filter))
              .map((filter) => (
                <Field key={filter.name} filter={filter} filters={filters} items={query.data} />
              ))}
          </FilterBar>
        </>
      )}
      <ContentState
        query={query}
        skeleton={<SkeletonCards {...words.skeleton} />}
        empty={words.empty}
        {...(failure && { failure })}
      >
        {(items) => (
          <>
            {words.about && <StructuredData things={words.about(items)} />}
            {visibleItems && visibleItems.length > 0 ? (
              <Fragment key={JSON.stringify(filters.values)}>{children(visibleItems)}</Fragment>
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

const isChips = <Item,>(filter: ListFilter<Item>) => 'asChips' in filter && filter.asChips

interface FieldProps<Item> {
  filter: ListFilter<Item>
  filters: Filters
  items: readonly Item[] | undefined
}

function Field<Item>({ filter, filters, items = [] }: FieldProps<Item>) {
  if ('text' in filter) return <FilterText filters={filters} name={filter.name} label={filter.label} />
  const { labelFor } = filter
  const all = items.flatMap(filter.values)
  if (filter.asChips) return <FilterChips {...filter} filters={filters} values={all} />
  const values = valuesOf(all, (value) => value)
  return (
    <FilterSelect
      filters={filters}
      name={filter.name}
      label={filter.label}
      all={filter.all}
      options={labelFor ? values.map((value) => ({ value, label: labelFor(value) })) : values}
    />
  )
}

/** Returns the items with the chosen values, or those with most of the words, best first. */
function filtered<Item extends object>(
  items: readonly Item[],
  filters: readonly ListFilter<Item>[],
  values: Record<string, string>,
): readonly Item[] {
  return filters.reduce((left, filter) => {
    const value = values[filter.name]
    if (!value) return left
    if ('text' in filter) return rankBy(left, (item) => searchedIn(filter, item), value, shareOf.filter)
    return left.filter((item) => filter.values(item).includes(value))
  }, items)
}

/** Folded texts by filter and item, so that a key press only searches. */
const searched = new WeakMap<object, WeakMap<object, Searched>>()

function searchedIn<Item extends object>(
  filter: Extract<ListFilter<Item>, { text: unknown }>,
  item: Item,
): Searched {
  const searchedItems = searched.get(filter) ?? new WeakMap<object, Searched>()
  searched.set(filter, searchedItems)
  const searchedItem =
    searchedItems.get(item) ??
    withSynonyms({ title: searchText(filter.title(item)), text: searchText(filter.text(item)) })
  searchedItems.set(item, searchedItem)
  return searchedItem
}
