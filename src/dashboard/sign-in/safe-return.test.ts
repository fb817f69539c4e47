import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeReturn } from './safe-return.ts'

describe('a path of the dashboard', () => {
  test.each([
    '/dashboard',
    '/dashboard/',
    '/dashboard/quote-requests',
    '/dashboard/quote-requests?from=2025-01-01&page=2',
    '/dashboard/projects/64f1/edit#images',
    '/dashboard/search?query=pump%20%26%20valve&type=projects',
    '/dashboard?next=https://elsewhere.example/',
  ])('the sign-in returns to %s', (target) => {
    expect(safeReturn(target)).toBe(target)
  })
})

describe('an unsafe return address', () => {
  test.each([
    undefined,
    null,
    42,
    ['/dashboard/projects'],
    '',
    '/',
    '/login',
    '/login?redirect=/dashboard',
    '/dashboard-evil',
    '/dashboardx',
    'dashboard/projects',
    '//evil.example',
    '//evil.example/dashboard',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000//evil.example',
    ' //evil.example',
    ' /dashboard',
    'https://evil.example',
    'https://evil.example/dashboard',
    'https:evil.example',
    'http:/\\evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://evil.example/1',
    '@evil.example/dashboard',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '%2f%2fevil.example',
    '/dashboard/../login',
    '/dashboard/..//evil.example',
    '/dashboard/../../evil',
    '/dashboard/%2e%2e/login',
    '/dashboard/.%2E/login',
    '/dashboard/%252e%252e/login',
    '/dashboard/%2f%2fevil.example',
    '/dashboard/%5c%5cevil.example',
    '/dashboard//evil.example',
    '/dashboard\\..\\evil',
    '/dashboard/\\evil.example',
    '/dashboard/\r\nlocation:https://evil.example',
    '/dashboard/%0d%0alocation:https://evil.example',
    '/dashboard@evil.example',
    '/dashboard:80@evil.example',
    '/DASHBOARD',
  ])('the sign-in goes to the dashboard instead of %j', (target) => {
    expect(safeReturn(target)).toBe('/dashboard')
  })
})

test('the return address of a sign-in always stays in the dashboard of this site', () => {
  const site = 'https://site.example'
  const parts = [
    '/',
    '//',
    '\\',
    'dashboard',
    '..',
    '%2f',
    '%5c',
    '@',
    ':',
    'evil.example',
    'https:',
    '\t',
    '?',
    '#',
  ]
  const wanted = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(fc.constantFrom(...parts)).map((some) => some.join('')),
    fc.array(fc.constantFrom(...parts)).map((some) => `/dashboard${some.join('')}`),
  )
  fc.assert(
    fc.property(wanted, (text) => {
      const { origin, pathname } = new URL(safeReturn(text), site)
      expect(origin).toBe(site)
      expect(pathname).toMatch(/^\/dashboard(?:\/|$)/)
    }),
    { numRuns: 10_000 },
  )
})
