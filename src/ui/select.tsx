import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlClass } from './text-input.tsx'

/** A value and its label, or a text that is both. */
export type SelectOption = string | { value: string; label: string }

interface SelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[]
  /** First, with an empty value: what is to be chosen. */
  placeholder?: string
}

/** The platform's own list: best on a phone. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  return (
    <span className={classes('relative block', className)}>
      <select {...props} className={classes(controlClass, 'min-h-(--control) appearance-none truncate pr-9')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => {
          const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
          return (
            <option key={value} value={value}>
              {label}
            </option>
          )
        })}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        strokeWidth={1.5}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft"
      />
    </span>
  )
}

/** The choices of a field, with the word that a record has and nobody offers: it stays until another is chosen. */
export function withKeptOption(options: readonly SelectOption[], kept?: string): SelectOption[] {
  const isOffered = options.some((option) => (typeof option === 'string' ? option : option.value) === kept)
  return isOffered || !kept ? [...options] : [...options, kept]
}
