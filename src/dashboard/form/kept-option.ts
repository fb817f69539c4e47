import type { SelectOption } from '#src/ui/select.tsx'

/** The choices of a field, with the word that a record has and nobody offers: it stays until another is chosen. */
export function withKeptOption(options: readonly SelectOption[], kept: string): SelectOption[] {
  const isOffered = options.some((option) => (typeof option === 'string' ? option : option.value) === kept)
  return isOffered || !kept ? [...options] : [...options, kept]
}
