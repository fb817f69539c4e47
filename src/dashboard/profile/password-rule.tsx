import { useWatch } from 'react-hook-form'
import { passwordLength } from '#src/contract/http/features.ts'

const { min, max } = passwordLength

/** Rule for a new password, with the length of the typed one. */
export function PasswordRule({ field }: { field: string }) {
  return (
    <>
      <span>{`${min} to ${max} characters. A phrase of a few words is easiest to remember.`}</span>
      <TypedLength field={field} />
    </>
  )
}

/** A component of its own: it re-renders on each character, and the field does not. */
function TypedLength({ field }: { field: string }) {
  const { length } = String(useWatch({ name: field }) ?? '')
  if (length === 0) return null
  const isFitting = length >= min && length <= max
  return (
    <strong className={`block tabular-nums ${isFitting ? 'text-safe' : 'text-ink'}`}>
      {isFitting ? 'Long enough' : `${length} of ${length < min ? min : max} characters`}
    </strong>
  )
}
