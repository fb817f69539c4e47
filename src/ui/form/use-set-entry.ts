import { useFormContext } from 'react-hook-form'

/** Returns a function that sets a field of the surrounding form as if the value had been typed. */
export function useSetEntry(): (field: string, value: unknown) => void {
  const { setValue } = useFormContext()
  return (field, value) => setValue(field, value, { shouldDirty: true, shouldValidate: true })
}
