import { expect, test } from 'vitest'
import { nearestTo } from './-nearest.ts'

const services = ['Electrical System Engineering', 'Mechanical Engineering', 'Civil: foundations, piles']
const nearest = (query: string) => nearestTo(query, services, (service) => service)

test('the nearest service has the word most like the query', () => {
  expect(nearest('electrcal')).toBe(services[0])
  expect(nearest('mecanic work')).toBe(services[1])
  expect(nearest('Fundations')).toBe(services[2])
})

test('no service is near to a word that is like none', () => {
  for (const query of ['xyzzy', '', ' … ', 'q']) expect(nearest(query)).toBeUndefined()
})
