import { afterEach, expect, test, vi } from 'vitest'
import { createHydration } from './hydration.tsx'

const sent = { method: 'GET', headers: new Headers(), signal: new AbortController().signal }
const renew = () => undefined

afterEach(() => void vi.unstubAllGlobals())

test('a request during hydration is sent at once, and its response is delivered afterwards', async () => {
  const given: string[] = []
  vi.stubGlobal('fetch', async () => new Response('answer'))
  const { send, end } = createHydration()
  const answer = send('/api/v1/team', sent, renew).then((response) => response.text())
  void answer.then((text) => given.push(text))
  await new Promise((later) => setTimeout(later, 20))
  expect(given).toEqual([])
  end()
  expect(await answer).toBe('answer')
})

test('a failed request during hydration is reported afterwards', async () => {
  const told: unknown[] = []
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { send, end } = createHydration()
  const answer = send('/api/v1/team', sent, renew)
  answer.catch((error) => told.push(error))
  await new Promise((later) => setTimeout(later, 20))
  expect(told).toEqual([])
  end()
  await expect(answer).rejects.toThrow('Failed to fetch')
})
