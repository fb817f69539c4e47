import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { SavedAge } from './saved-age.tsx'

afterEach(() => void vi.useRealTimers())

const minute = 60_000
const midnight = Date.parse('2026-03-05T00:00:00Z')

/** Returns the texts for data of the given age, in each second of a minute. */
function saidOf(milliseconds: number): string[] {
  vi.useFakeTimers({ toFake: ['Date'] })
  const said = Array.from({ length: 60 }, (_, second) => {
    vi.setSystemTime(midnight + second * 1000)
    return renderToStaticMarkup(<SavedAge at={Date.now() - milliseconds} />).replace(/<[^>]*>/g, '')
  })
  return [...new Set(said)]
}

test('data half a minute old is shown as new in every second of a minute', () => {
  expect(saidOf(minute / 2)).toEqual([expect.stringMatching(/ just now$/)])
})

test('data five minutes old is shown as five minutes old in every second of a minute', () => {
  expect(saidOf(5 * minute)).toEqual([expect.stringMatching(/ 5 min ago$/)])
})
