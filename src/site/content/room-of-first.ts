/**
 * Returns classes of a list: its first card spans enough columns to fill the last row, in grids of two and three
 * columns. '' if a button follows that shows more.
 */
export function roomOfFirst(count: number, step: number): string {
  if (count > step) return ''
  const inTwos = count % 2 === 1 ? 'sm:*:first:col-span-2' : ''
  const inThrees = ['lg:*:first:col-span-1', 'lg:*:first:col-span-3', 'lg:*:first:col-span-2'][count % 3]
  return `${inTwos} ${inThrees}`
}
