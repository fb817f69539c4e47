import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Select, type SelectOption } from '#src/ui/select.tsx'
import { withThousands } from '#src/ui/text/money.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { countId, type Filters } from './filters.ts'

interface FilterBarProps {
  filters: Pick<Filters, 'isSet' | 'clear'>
  /** How many are shown, of how many; nothing is said before both are known. */
  shown: number | undefined
  total: number | undefined
  /** One and several: `['project', 'projects']`. */
  noun: [string, string]
  /** `<FilterText>` and `<FilterSelect>` */
  children: ReactNode
}

/** The row of filters above a public list, with what is left of it. */
export function FilterBar({ filters, shown, total, noun, children }: FilterBarProps) {
  const counted = shown === 1 && !filters.isSet ? noun[0] : noun[1]
  return (
    <search className="mb-8 border-line border-y py-4">
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p role="status" id={countId} tabIndex={-1} className="text-ink-soft text-sm tabular-nums">
          {shown !== undefined &&
            total !== undefined &&
            (filters.isSet
              ? `${withThousands(shown)} of ${withThousands(total)} ${counted}`
              : `${withThousands(shown)} ${counted}`)}
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
  /** The choice that leaves all: `All clients`. */
  all: string
}

/** One of the values that a list has. */
export function FilterSelect<Name extends string>({
  filters,
  name,
  label,
  options,
  all,
}: FilterSelectProps<Name>) {
  const id = useId()
  const chosen = filters.values[name]
  // A link may ask for a value that nothing has any more: it stays visible, so that it can be taken back.
  const isKnown = options.some((option) => (typeof option === 'string' ? option : option.value) === chosen)
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <Select
        id={id}
        options={isKnown || chosen === '' ? options : [...options, chosen]}
        placeholder={all}
        value={chosen}
        onChange={(event) => filters.set(name, event.target.value)}
      />
    </div>
  )
}

/** Text that is looked for; the list follows when the typing rests. */
export function FilterText<Name extends string>({ filters, name, label }: FilterProps<Name>) {
  const id = useId()
  const address = filters.values[name]
  const [typed, setTyped] = useState(address)
  const [seen, setSeen] = useState(address)
  const [sent, setSent] = useState(address)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const router = useRouter()
  // What was typed before the address changed or the page was left is not set any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed address is what ends the wait
  useEffect(() => () => clearTimeout(timer.current), [address])
  // The address changed by Back, a link or "Clear filters", not by what was typed here: the field follows.
  if (address !== seen) {
    setSeen(address)
    if (address !== sent) {
      setSent(address)
      setTyped(address)
    }
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <TextInput
        id={id}
        type="search"
        enterKeyHint="search"
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => {
            // Another page is on its way: its address is not this list's.
            const { location, resolvedLocation } = router.state
            if (resolvedLocation && location.pathname !== resolvedLocation.pathname) return
            setSent(value.trim())
            filters.set(name, value.trim(), true)
          }, 250)
        }}
      />
    </div>
  )
}
