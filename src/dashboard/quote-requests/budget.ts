import { company } from '#src/site/company/company.ts'
import { withThousands } from '#src/ui/text/money.ts'

/** `₦12,500,000` for a number or for text that is one, else the text as it was written. */
export function budgetWords(budget: number | string): string {
  const amount = withThousands(budget)
  return /^[\d,]+(\.\d+)?$/.test(amount) ? `${company.currency.sign}${amount}` : amount
}
