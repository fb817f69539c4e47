import { quoteServices } from '#src/contract/options.ts'

/**
 * The service that an address asks for, as the quote form has it: by its label or its slug, in any case. Undefined
 * for everything that the form does not offer.
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
