import type { Career } from '#src/contract/careers.ts'
import { workBases } from '#src/contract/options.ts'
import { dollars, withThousands } from '#src/ui/text/money.ts'

/** What a work base is called; one that we do not know shows its own text. */
export function workBaseLabel(base: string): string {
  return workBases.find(({ value }) => value === base)?.label ?? base
}

type Salary = Pick<Career, 'priceRangeMin' | 'priceRangeMax'>

/** `$18,000 - $26,000`; a salary with one end or none has words of its own. */
export function salaryRange({ priceRangeMin, priceRangeMax }: Salary): string {
  const [low = 0, high = 0] = [priceRangeMin, priceRangeMax].sort((one, other) => one - other)
  if (high <= 0) return 'To be agreed'
  if (low > 0) return dollars(low, high)
  return priceRangeMax > 0 ? `Up to $${withThousands(high)}` : `From $${withThousands(high)}`
}
