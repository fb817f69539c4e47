import { expect, test } from 'vitest'
import { startGuardText } from './start-guard.ts'

test('the guard is a script by itself, and no page pays more than a kilobyte for it', () => {
  expect(startGuardText).toMatch(/^\(function\(\)\{.*\}\)\(\);?$/s)
  expect(startGuardText).not.toMatch(/import|export|<\//)
  expect(startGuardText.length).toBeLessThanOrEqual(1024)
})
