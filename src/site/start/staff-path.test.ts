import { expect, test } from 'vitest'
import { isStaffPath } from './staff-path.ts'

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
])('the path %s belongs to staff: %s', (path, expected) => {
  expect(isStaffPath(path)).toBe(expected)
})
