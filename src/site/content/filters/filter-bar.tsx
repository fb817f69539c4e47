import { useRouter } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { DebouncedInput } from '#src/ui/debounced-input.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { Select, type SelectOption, withStoredOption } from '#src/ui/select.tsx'
import { withThousands } from '#src/ui/text/money.ts'
import { countId, type Filters } from './filters.ts'

interface FilterBarProps {
  filters: Pick<Filters, 'values' | 'isSet' | 'clear'>
  /** Number of matches. Nothing is shown until it and `total` are known. */
  resultCount: number | undefined
  total: number | undefined
  /** Singular and plural: `['project', 'projects']`. */
  noun: [string, string]
  /** Links to other views of the list. */
  views?: Elements | undefined
  /** `<FilterText>` and `<FilterSelect>` */
  children: Elements
}

/**
 * Filters above a public list, with the number of matches. On a phone they are behind a button, in a sheet at the lower
 * edge: a native popover, which needs no script.
 */
export function FilterBar({ filters, resultCount, total, noun, views, children }: FilterBarProps) {
  const id = useId()
  const bar = useRef<HTMLElement>(null)
  const activeCount = Object.values(filters.values).filter(Boolean).length
  const counted = resultCount === 1 && !filters.isSet ? noun[0] : noun[1]
  return (
    <search ref={bar} className="mb-8 block border-line border-y py-3 print:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no popover in some browsers' layouts */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={`Filter ${noun[1]}`}
        className="static w-full items-end gap-4 overflow-visible bg-paper text-ink not-supports-[selector(:popover-open)]:grid backdrop:bg-steel-deep/70 open:fixed open:inset-x-0 open:top-auto open:bottom-0 open:grid open:max-h-[85dvh] open:max-w-none open:overflow-y-auto open:border-line open:border-t open:p-4 open:shadow-float sm:grid sm:grid-cols-2 lg:grid-cols-4"
      >
        {children}
        <div className="hidden gap-3 in-open:grid">
          {filters.isSet && (
            <Button variant="secondary" size="large" onClick={filters.clear}>
              Clear all
            </Button>
          )}
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => bar.current?.scrollIntoView()}
            className={buttonClass('primary', 'large')}
          >
            {resultCount === undefined
              ? `Show the ${noun[1]}`
              : `Show ${withThousands(resultCount)} ${resultCount === 1 ? noun[0] : noun[1]}`}
          </button>
        </div>
      </div>
      <noscript>
        <p className="mb-3 text-sm">
          Filtering needs JavaScript, which your browser does not run: all of them are shown.
        </p>
      </noscript>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 sm:mt-3">
        <button
          type="button"
          popoverTarget={id}
          className={`${buttonClass('secondary', 'small')} not-supports-[selector(:popover-open)]:hidden sm:hidden`}
        >
          <span>{activeCount > 0 ? `Filter (${activeCount})` : 'Filter'}</span>
        </button>
        {views}
        <p role="status" id={countId} tabIndex={-1} className="text-ink-soft text-sm tabular-nums">
          {resultCount !== undefined &&
            total !== undefined &&
            (filters.isSet
              ? `${withThousands(resultCount)} of ${withThousands(total)} ${counted}`
              : `${withThousands(resultCount)} ${counted}`)}
        </p>
        {filters.isSet && (
          <Button variant="quiet" size="small" onClick={filters.clear}>
            Clear filters
          </Button>
        )}
      </div>
    </search>
  )
}

interface FilterProps<Name extends string> {
  filters: Filters<Name>
  name: Name
  label: string
}

interface FilterSelectProps<Name extends string> extends FilterProps<Name> {
  options: readonly SelectOption[]
  /** Option that includes everything: `All clients`. */
  all: string
}

/** Selection of a value from the list. */
export function FilterSelect<Name extends string>({
  filters,
  name,
  label,
  options,
  all,
}: FilterSelectProps<Name>) {
  const id = useId()
  const value = filters.values[name]
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <Select
        id={id}
        // A link may ask for a value that no longer exists: keep it visible, so that it can be cleared.
        options={withStoredOption(options, value)}
        placeholder={all}
        value={value}
        onChange={(event) => filters.set(name, event.target.value)}
      />
    </div>
  )
}

/** Text to search for. The address, and with it the list, follows when the typing pauses. */
export function FilterText<Name extends string>({ filters, name, label }: FilterProps<Name>) {
  const id = useId()
  const router = useRouter()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <DebouncedInput
        id={id}
        enterKeyHint="search"
        debounce={250}
        value={filters.values[name]}
        onChange={(text) => {
          // Another page is loading: its address does not belong to this list.
          const { location, resolvedLocation } = router.state
          if (resolvedLocation && location.pathname !== resolvedLocation.pathname) return
          filters.set(name, text, true)
        }}
      />
    </div>
  )
}
