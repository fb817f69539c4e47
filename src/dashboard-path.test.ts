import { expect, test } from 'vitest'
import { isDashboardPath } from './dashboard-path.ts'

test.each([
  ['/dashboard', true],
  ['/dashboard/', true],
  ['/dashboard/projects/42/edit', true],
  ['/login', true],
  ['/login/', true],
  ['/register', true],
  ['/forgot-password', true],
  ['/reset-password', true],
  ['/', false],
  ['/dashboards', false],
  ['/login/again', false],
  ['/projects', false],
])('the path %s belongs to the dashboard app: %s', (path, expected) => {
  expect(isDashboardPath(path)).toBe(expected)
})
