import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test('a path of the dashboard is followed', () => {
  expect(ownPath('/dashboard/projects/new')).toBe('/dashboard/projects/new')
})

test.each([
  '',
  '/',
  '/dashboard',
  '/login',
  '/dashboardx/new',
  '/dashboard/../login',
  '//evil.example/dashboard/x',
  'https://evil.example/dashboard/projects/new',
  'javascript:alert(1)',
  '/dashboard/%2e%2e/login',
  '/dashboard/projects/$id',
])('the path “%s” is not followed', (path) => {
  expect(ownPath(path)).toBeUndefined()
})
