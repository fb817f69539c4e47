import { categoryLabel } from '#src/contract/options.ts'

/**
 * What visitors read as a service's category: staff's word for it, with nothing cut short.
 *
 * @example categoryInFull('electrical-eng') // 'Electrical Engineering'
 */
export const categoryInFull = (category: string): string =>
  categoryLabel(category).replace(/\bEng\.$/, 'Engineering')
