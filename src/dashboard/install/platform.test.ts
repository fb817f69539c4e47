import { expect, test } from 'vitest'
import { appPlaceOn, platformOf } from './platform.ts'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, 'desktop'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 10, 'desktop'],
])('the browser %s with %i touch points runs on %s', (userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform)
})

test('a desktop platform is not offered a home screen', () => {
  expect(appPlaceOn('desktop')).not.toContain('home screen')
  expect([appPlaceOn('ios'), appPlaceOn('android')]).toEqual(['the home screen', 'the home screen'])
})
