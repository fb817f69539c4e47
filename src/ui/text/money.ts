/** `12,500,000` for a number or for text that is one, else the text as it was written. */
export function withThousands(value: number | string): string {
  const text = String(value).trim()
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** `$1,000 - $2,000` */
export function dollars(min: number, max: number): string {
  return `$${withThousands(min)} - $${withThousands(max)}`
}
