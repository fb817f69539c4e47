import { useWatch } from 'react-hook-form'

interface ReadBackProps {
  /** The field. */
  name: string
  /** Gives '' for an entry that is not understood. */
  words: (entry: unknown) => string
}

/** Amount that the form understood of an entry, on a line of its own below the field's help. */
export function ReadBack({ name, words }: ReadBackProps) {
  const entry: unknown = useWatch({ name })
  return <strong className="block text-ink tabular-nums">{words(entry)}</strong>
}
