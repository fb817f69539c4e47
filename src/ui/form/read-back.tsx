import { useWatch } from 'react-hook-form'

interface ReadBackProps {
  /** Name of the field. */
  name: string
  /** Returns '' for an entry that is not understood. */
  words: (entry: unknown) => string
}

/** The form's reading of an entry, on its own line below the field's help. */
export function ReadBack({ name, words }: ReadBackProps) {
  const entry: unknown = useWatch({ name })
  return <strong className="block text-ink tabular-nums">{words(entry)}</strong>
}
