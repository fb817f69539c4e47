import { useNavigate, useSearch } from '@tanstack/react-router'
import { filterValues } from './filter-values.ts'

/** Filters of a public list, stored in its address: Back and shared links restore the view. */
export interface Filters<Name extends string = string> {
  /** Values by name, '' for unset filters. */
  values: Record<Name, string>
  isSet: boolean
  /** @param typing replaces the history entry, so that Back skips single keystrokes */
  set: (name: Name, value: string, typing?: boolean) => void
  clear: () => void
}

/** Id of the line with the number of matches. */
export const countId = 'filtered-count'

/** @example const filters = useFilters('status', 'client') */
export function useFilters<Name extends string>(...names: Name[]): Filters<Name> {
  const values = filterValues(useSearch({ strict: false }), names)
  const navigate = useNavigate()
  const change = (changed: Record<string, string | undefined>, replace: boolean) =>
    void navigate({
      to: '.',
      // The router's types do not know the filters, because no route declares them.
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
      // The pressed button disappears with the filters: move its focus to the count.
      document.getElementById(countId)?.focus()
    },
  }
}

/** Returns the distinct values of a field, sorted, as options of a filter. */
export function valuesOf<Item>(items: readonly Item[] | undefined, value: (item: Item) => string): string[] {
  const values = new Set((items ?? []).map(value).filter(Boolean))
  return [...values].sort((one, other) => one.localeCompare(other, 'en'))
}
