import { expect, test } from 'vitest'
import { slowPatterns } from './slow-patterns.ts'

const check = (pattern: string, isProduct = true) =>
  slowPatterns('src/x.ts', `const a = 1\nconst b = ${pattern}`, isProduct)

test.each([
  String.raw`/^\s*(?:<\?xml[^>]*>\s*|<!--.*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/s`,
  '/^(?:a+)+$/',
  String.raw`/^(?:\w|\d)*$/`,
  '/^(?:ab|a|b)*c/',
  String.raw`/^\d*\w+$/`,
  '/^([^:]*):? ?(.*)$/',
])('the pattern %s is reported with its line', (pattern) => {
  expect(check(pattern, false).join()).toMatch(/^src\/x\.ts:2 /)
})

test.each([String.raw`/\s+$/`, '/<[^>]*>/'])('the pattern %s is reported in the product only', (pattern) => {
  expect(check(pattern)).toHaveLength(1)
  expect(check(pattern, false)).toEqual([])
})

test.each([
  '/^<!--(?:(?!-->).)*-->/',
  String.raw`/(?<!\s)\s+$/`,
  String.raw`/^\+?(?:[\s().-]*\d){7,15}$/`,
  String.raw`/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/`,
])('the pattern %s is accepted', (pattern) => {
  expect(check(pattern)).toEqual([])
})
