import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ComponentProps, Fragment } from 'react'
import { ranked, type Searched, searchText, shareOf } from '#src/contract/search/compare/rank.ts'
import { ContentState } from '#src/site/content/content-state.tsx'
import { type SchemaOrgThing, StructuredData } from '#src/site/head/structured-data.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { SkeletonCards, type SkeletonCardsProps } from '#src/ui/skeleton.tsx'
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
  | {
      /** Text that its words are looked for in; a word in the title counts more. */
      title: (item: Item) => string
      text: (item: Item) => string
    }
)

export interface FilteredListWords<Item> {
  /** One and several: `['project', 'projects']`. */
  noun: [string, string]
  filters: readonly ListFilter<Item>[]
  skeleton: SkeletonCardsProps
  /** In place of a list without any record. */
  empty: Elements
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
  children: (shown: readonly Item[]) => Elements
}

/** A public list and its filters, which live in the address. They are worked out here, so that they need no network. */
export function FilteredList<Item extends object>({
  list,
  words,
  failure,
  children,
}: FilteredListProps<Item>) {
  const query = useQuery(list)
  const filters = useFilters(...words.filters.map(({ name }) => name))
  const shown = query.data && filtered(query.data, words.filters, filters.values)
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

/** The items that the chosen values leave; with words, those that have the most of them, best first. */
function filtered<Item extends object>(
  items: readonly Item[],
  filters: readonly ListFilter<Item>[],
  chosen: Record<string, string>,
): readonly Item[] {
  return filters.reduce((left, filter) => {
    const value = chosen[filter.name]
    if (!value) return left
    if ('text' in filter) return ranked(left, (item) => searchedIn(filter, item), value, shareOf.filter)
    return left.filter((item) => filter.values(item).includes(value))
  }, items)
}

/** Folded texts by filter and item, so that a key press only searches. */
const searched = new WeakMap<object, WeakMap<object, Searched>>()

function searchedIn<Item extends object>(
  filter: Extract<ListFilter<Item>, { text: unknown }>,
  item: Item,
): Searched {
  const known = searched.get(filter) ?? new WeakMap<object, Searched>()
  searched.set(filter, known)
  const own = known.get(item) ?? {
    title: searchText(filter.title(item)),
    text: searchText(filter.text(item)),
  }
  known.set(item, own)
  return own
}
