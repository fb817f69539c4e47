import { useWatch } from 'react-hook-form'
import { FormField } from './form-field.tsx'

interface MoneyFieldProps {
  name: string
  label: string
  /** Currency, and the period if the amount has one: "US dollars a year". */
  help: string
  /** Formats an entry as the form understands it; '' if it is no amount. */
  formatEntry: (entry: unknown) => string
}

/** Field for an amount of money. Shows the amount as understood: an extra zero is hard to see without separators. */
export function MoneyField({ name, label, help, formatEntry }: MoneyFieldProps) {
  return (
    <FormField
      name={name}
      label={label}
      inputMode="decimal"
      help={
        <>
          <span>{help}</span>
          <ReadBack name={name} formatEntry={formatEntry} />
        </>
      }
    />
  )
}

/** A component of its own: it re-renders on each character, and the field does not. */
function ReadBack({ name, formatEntry }: Pick<MoneyFieldProps, 'name' | 'formatEntry'>) {
  const entry: unknown = useWatch({ name })
  return <strong className="block text-ink tabular-nums">{formatEntry(entry)}</strong>
}
