import { expect, test } from 'vitest'
import { country } from '#src/company/country.ts'
import { places } from '#src/company/places.ts'
import { apart, balloonsOf, lengthOf, type Point, pathOf, pointOf, size } from './-map-sheet.ts'

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const dots = places.map(([, north, east]) => pointOf(north, east))
const find = (name: string) => places.find(([placeName]) => placeName === name) ?? places[0]

/** Distance along the globe. */
function kilometres(one: string, other: string): number {
  const [, ...from] = find(one) ?? []
  const [, ...to] = find(other) ?? []
  const [a = 0, b = 0, c = 0, d = 0] = [...from, ...to].map((degrees) => (degrees * Math.PI) / 180)
  const half = Math.sin((c - a) / 2) ** 2 + Math.cos(a) * Math.cos(c) * Math.sin((d - b) / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(half))
}

test.each([
  ['Lagos', 'Maiduguri'],
  ['Sokoto', 'Calabar'],
  ['Warri', 'Kano'],
  ['Port Harcourt', 'Bonny'],
])('the map distance from %s to %s matches the distance on the globe', (one, other) => {
  const dot = (name: string) => pointOf(find(name)?.[1] ?? 0, find(name)?.[2] ?? 0)
  const measured = distance(dot(one), dot(other)) / lengthOf(100)
  expect(Math.abs(measured / (kilometres(one, other) / 100) - 1)).toBeLessThan(0.02)
})

test('every place is within the outline of the country or at the sea', () => {
  const corners = pathOf(country.outline)
    .slice(1)
    .split('L')
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(' ').map(Number)
      return { x, y }
    })
  const shore = lengthOf(8)
  const outside = places.filter((_, index) => {
    const dot = dots[index] ?? { x: 0, y: 0 }
    return (
      !isWithin(dot, corners) &&
      corners.every((corner, at) => toLine(dot, corner, corners.at(at - 1)) > shore)
    )
  })
  expect(outside).toEqual([])
})

test('balloons of all places stay on the map, apart from each other, at stable positions', () => {
  const few = dots.filter((_, index) => index % 4 === 0)
  const balloons = balloonsOf(few)
  expect(balloons).toEqual(balloonsOf(few))
  for (const [index, balloon] of balloons.entries()) {
    expect(balloon.x).toBeGreaterThan(0)
    expect(balloon.x).toBeLessThan(size.x)
    for (const other of balloons.slice(index + 1)) expect(distance(balloon, other)).toBeGreaterThan(apart - 3)
  }
})

test('two dots at the same spot have separate balloons', () => {
  const [one, other] = balloonsOf([
    { x: 100, y: 100 },
    { x: 100, y: 100 },
  ])
  if (!one || !other) throw new Error('There are not two balloons')
  expect(distance(one, other)).toBeGreaterThan(apart - 3)
})

function isWithin({ x, y }: Point, corners: Point[]): boolean {
  const crossed = corners.filter((one, index) => {
    const other = corners.at(index - 1) ?? one
    return one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x
  })
  return crossed.length % 2 === 1
}

function toLine(dot: Point, one: Point, other = one): number {
  const length = distance(one, other) || 1
  const along = ((dot.x - one.x) * (other.x - one.x) + (dot.y - one.y) * (other.y - one.y)) / length ** 2
  const part = Math.min(1, Math.max(0, along))
  return distance(dot, { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part })
}
