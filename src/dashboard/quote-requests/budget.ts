import { company } from '#src/company/company.ts'
import { withThousands } from '#src/ui/text/money.ts'

/** Returns `₦12,500,000` for a number or a numeric text, else the text unchanged. */
export function budgetWords(budget: number | string): string {
  const amount = withThousands(budget)
  return /^[\d,]+(\.\d+)?$/.test(amount) ? `${company.currency.symbol}${amount}` : amount
}

/** Returns `₦185 m` for millions, `₦1.25 bn` for billions: short enough for a line of a list. */
export function budgetInShort(budget: number | string): string {
  const millions = Number(budget) / 1e6
  if (!(millions >= 1)) return budgetWords(budget)
  const [amount, unit] = millions < 1000 ? [millions, 'm'] : [millions / 1000, 'bn']
  return `${company.currency.symbol}${amount.toLocaleString('en', { maximumSignificantDigits: 3 })} ${unit}`
}
