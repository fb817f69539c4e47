import { useFormContext } from 'react-hook-form'

/** Puts a value into a field of the form around it, as if it was typed there. */
export function useSetEntry(): (field: string, value: unknown) => void {
  const { setValue } = useFormContext()
  return (field, value) => setValue(field, value, { shouldDirty: true, shouldValidate: true })
}
