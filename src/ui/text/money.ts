/** Formats a number, or text that is one, as `12,500,000`. Other text stays unchanged. */
export function withThousands(value: number | string): string {
  const text = String(value).trim()
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,99}$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Text of a salary without amounts, for staff and visitors. */
export const toBeAgreed = 'To be agreed'

/** Formats as `$18,000 - $26,000`; a range with one end or none has its own wording. */
export function dollarRange(min: number, max: number): string {
  const [low = 0, high = 0] = [min, max].sort((one, other) => one - other)
  if (high <= 0) return toBeAgreed
  const upper = `$${withThousands(high)}`
  if (low > 0) return `$${withThousands(low)} - ${upper}`
  return `${max > 0 ? 'Up to' : 'From'} ${upper}`
}
