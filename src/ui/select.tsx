import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import type { Elements } from './elements.ts'
import { controlClass } from './text-input.tsx'

/** A value and its label, or a text for both. */
export type SelectOption = string | { value: string; label: string }

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[]
  /** Prompt of the first option, which has an empty value. */
  placeholder?: string
  /** Groups of further options. */
  children?: Elements
}

/** The platform's own select: best on a phone. */
export function Select({ options, placeholder, className, children, ...props }: SelectProps) {
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
        {children}
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

/** Adds the record's current value to the options if it is not among them: it stays until another is chosen. */
export function withStoredOption(options: readonly SelectOption[], value?: string): SelectOption[] {
  const isOffered = options.some((option) => (typeof option === 'string' ? option : option.value) === value)
  return isOffered || !value ? [...options] : [...options, value]
}
