import { company } from '#src/site/company/company.ts'
import { withThousands } from '#src/ui/text/money.ts'

/** `₦12,500,000` for a number or for text that is one, else the text as it was written. */
export function budgetWords(budget: number | string): string {
  const amount = withThousands(budget)
  return /^[\d,]+(\.\d+)?$/.test(amount) ? `${company.currency.sign}${amount}` : amount
}

/** `₦185 m` where it is millions, `₦1.25 bn` where it is thousands of them, for a line of a list that stands beside other things. */
export function budgetInShort(budget: number | string): string {
  const millions = Number(budget) / 1e6
  if (!(millions >= 1)) return budgetWords(budget)
  const [amount, unit] = millions < 1000 ? [millions, 'm'] : [millions / 1000, 'bn']
  return `${company.currency.sign}${amount.toLocaleString('en', { maximumSignificantDigits: 3 })} ${unit}`
}
