import { quoteServices } from '#src/contract/options.ts'

/**
 * Returns the quote form's value for a service in an address, by label or slug in any case. Undefined for a service
 * that the form does not offer.
 *
 *     quoteServiceOf('civil-engineering') // 'Civil Engineering'
 */
export function quoteServiceOf(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined
  const slug = slugOf(name)
  return quoteServices.find((option) => slugOf(option.label) === slug)?.value
}

const slugOf = (label: string) =>
  label
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-')
