/**
 * Aspect ratios of pictures, width over height, as classes: the policy of server-rendered pages blocks inline styles.
 */
export const ratioClasses = {
  '1': 'aspect-square',
  '4 / 5': 'aspect-4/5',
  '4 / 3': 'aspect-4/3',
  '3 / 2': 'aspect-3/2',
  '16 / 9': 'aspect-16/9',
  '1200 / 630': 'aspect-1200/630',
  '21 / 9': 'aspect-21/9',
}

export type Ratio = keyof typeof ratioClasses

/** Returns the aspect ratio nearest to a picture of this size in pixels. */
export function nearestRatio(width: number, height: number): Ratio {
  const distance = (ratio: Ratio) => Math.abs(Math.log(width / height / quotientOf(ratio)))
  return ratios.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best))
}

// The keys of an object literal are exactly its own.
const ratios = Object.keys(ratioClasses) as Ratio[]

function quotientOf(ratio: Ratio): number {
  const [width, height = 1] = ratio.split('/').map(Number)
  return (width ?? 1) / height
}
