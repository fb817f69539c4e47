import { country } from '#src/company/country.ts'

export interface Point {
  x: number
  y: number
}

/** Drawing units per degree of latitude. */
const degree = 27
/** Length of a degree of longitude relative to latitude: the cosine of 9°, the middle of the country. */
const narrowing = 0.9877
/** Kilometres per degree of latitude. */
const kilometres = 110.6

/** Projects a place. Distances are equal along every meridian and, within a hundredth, along every parallel. */
export const pointOf = (north: number, east: number): Point => ({
  x: rounded((east - country.west) * narrowing * degree),
  y: rounded((country.north - north) * degree),
})

export const size = pointOf(country.south, country.east)

/** Converts kilometres to drawing units. */
export const lengthOf = (km: number) => rounded((km / kilometres) * degree)

/** Converts a line of the country to an SVG path. @example pathOf('2.7 6.4 3.4 6.4') */
export function pathOf(line: string): string {
  const numbers = line.split(' ').map(Number)
  const points = numbers.flatMap((east, index) => {
    const north = numbers[index + 1]
    return index % 2 === 0 && north !== undefined ? [pointOf(north, east)] : []
  })
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
}

/** Minimum distance between the centres of two balloons, so that a thumb hits only one. */
export const apart = 27
const fromDots = 16
/** Distance from a dot to its balloon. */
const reach = 24

/**
 * Places the numbered balloons of dots: away from the dots around, or above a single dot; then pushed apart from each
 * other and from all dots, within the sheet. The same dots always give the same balloons.
 */
export function balloonsOf(dots: readonly Point[]): Point[] {
  const balloons = dots.map((dot) => beside(dot, dots))
  for (let round = 0; round < 120; round += 1) {
    for (const [index, balloon] of balloons.entries()) {
      for (const other of balloons.slice(index + 1)) push(balloon, other, apart, 0.5)
      for (const dot of dots) push(balloon, { ...dot }, fromDots, 1)
      balloon.x = Math.min(size.x - 14, Math.max(14, balloon.x))
      balloon.y = Math.min(size.y - 14, Math.max(14, balloon.y))
    }
  }
  return balloons.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }))
}

/** Returns the point on the far side of a dot from the centre of its neighbours. */
function beside(dot: Point, dots: readonly Point[]): Point {
  const around = dots.filter((other) => Math.abs(other.x - dot.x) < 45 && Math.abs(other.y - dot.y) < 45)
  const middle = (coordinate: (point: Point) => number) =>
    around.reduce((sum, point) => sum + coordinate(point), 0) / around.length
  const dx = dot.x - middle(({ x }) => x)
  const dy = dot.y - middle(({ y }) => y)
  const distance = Math.sqrt(dx * dx + dy * dy)
  if (distance < 0.5) return { x: dot.x, y: dot.y - reach }
  return { x: dot.x + (dx / distance) * reach, y: dot.y + (dy / distance) * reach }
}

/** Pushes two points apart if they are too close. The first moves by its share. */
function push(one: Point, other: Point, least: number, share: number) {
  // Two points at the same spot move apart sideways.
  const dx = one.x - other.x || 0.01
  const dy = one.y - other.y
  const distance = Math.sqrt(dx * dx + dy * dy)
  if (distance >= least) return
  const by = (least - distance) / distance
  one.x += dx * by * share
  one.y += dy * by * share
  other.x -= dx * by * (1 - share)
  other.y -= dy * by * (1 - share)
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
