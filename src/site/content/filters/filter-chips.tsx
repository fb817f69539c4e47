import { Button } from '#src/ui/button.tsx'
import { type Filters, valuesOf } from './filters.ts'

interface FilterChipsProps {
  filters: Pick<Filters, 'values' | 'set'>
  name: string
  label: string
  /** Chip that includes everything: `All`. */
  all: string
  /** Values of all items, with repetitions. */
  values: readonly string[]
  labelFor?: ((value: string) => string) | undefined
}

/** Buttons that filter a list by one value, with the number of its items. */
export function FilterChips({ filters, name, label, all, values, labelFor = String }: FilterChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in some browsers
    <div
      role="group"
      aria-label={label}
      className="-mx-4 mb-2 flex gap-2 overflow-x-auto p-1 px-4 sm:mx-0 sm:px-0 print:hidden"
    >
      {['', ...valuesOf(values, String)].map((value) => {
        const isOn = filters.values[name] === value
        return (
          <Button
            key={value}
            size="small"
            variant={isOn ? 'primary' : 'secondary'}
            aria-pressed={isOn}
            className="whitespace-nowrap"
            onClick={() => filters.set(name, value)}
          >
            {value ? `${labelFor(value)} ${values.filter((one) => one === value).length}` : all}
          </Button>
        )
      })}
    </div>
  )
}
