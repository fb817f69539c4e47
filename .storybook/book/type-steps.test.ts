import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readTypeSteps } from './type-steps.ts'

test('readTypeSteps reads the phone, desktop and dashboard scales from the theme', async () => {
  const steps = readTypeSteps(await readFile('src/ui/browser/theme.css', 'utf8'))
  expect(steps).toHaveLength(9)
  expect(steps).toContainEqual({
    name: 'text-base',
    phone: 16,
    desktop: 16,
    dashboard: 14,
    lineHeight: 1.6,
  })
  expect(steps).toContainEqual({
    name: 'text-3xl',
    phone: 33.2,
    desktop: 39.1,
    dashboard: 26,
    lineHeight: 1.15,
  })
})
