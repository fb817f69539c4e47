import { expect, test } from 'vitest'
import { isAboutPath, isUnder } from './navigation.ts'

test.each([
  ['/careers', '/careers', true],
  ['/careers/', '/careers', true],
  ['/careers/42', '/careers', true],
  ['/careers-x', '/careers', false],
  ['/project/1', '/projects', false],
  ['/', '/careers', false],
])('the path %s is under %s: %s', (pathname, route, expected) => {
  expect(isUnder(pathname, route)).toBe(expected)
})

test.each([
  ['/about', true],
  ['/about/', true],
  ['/about-hse', true],
  ['/about-hse/', true],
  ['/about-us', false],
  ['/management-team', false],
  ['/gallery', false],
  ['/', false],
])('the menu “About Us” is marked on %s: %s', (pathname, expected) => {
  expect(isAboutPath(pathname)).toBe(expected)
})
