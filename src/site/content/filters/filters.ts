import { useNavigate, useSearch } from '@tanstack/react-router'
import { filterValues } from './filter-values.ts'

/** Filters of a public list, kept in its address: Back and a shared link give the same view. */
export interface Filters<Name extends string = string> {
  /** '' for each that is not set. */
  values: Record<Name, string>
  isSet: boolean
  /** @param typing whether Back passes over it: text changes letter by letter */
  set: (name: Name, value: string, typing?: boolean) => void
  clear: () => void
}

/** The line that counts what filters leave. */
export const countId = 'filtered-count'

/** @example const filters = useFilters('status', 'client') */
export function useFilters<Name extends string>(...names: Name[]): Filters<Name> {
  const values = filterValues(useSearch({ strict: false }), names)
  const navigate = useNavigate()
  const change = (changed: Record<string, string | undefined>, replace: boolean) =>
    void navigate({
      to: '.',
      // As no route declares them, the router's types know nothing of them.
      search: ((before: object) => ({ ...before, ...changed })) as never,
      replace,
      resetScroll: false,
    })
  return {
    values,
    isSet: names.some((name) => values[name] !== ''),
    set: (name, value, typing = false) => change({ [name]: value || undefined }, typing),
    clear: () => {
      change(Object.fromEntries(names.map((name) => [name, undefined])), false)
      // The button that was pressed goes with the filters: its focus moves to the count.
      document.getElementById(countId)?.focus()
    },
  }
}

/** The different values of a field, sorted, as options of a filter. */
export function valuesOf<Item>(items: readonly Item[] | undefined, value: (item: Item) => string): string[] {
  const found = new Set((items ?? []).map(value).filter(Boolean))
  return [...found].sort((one, other) => one.localeCompare(other, 'en'))
}
