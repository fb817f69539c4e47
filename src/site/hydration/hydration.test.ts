import { afterEach, expect, test, vi } from 'vitest'
import { createHydration } from './hydration.tsx'

const sent = { method: 'GET', headers: new Headers(), signal: new AbortController().signal }
const renew = () => undefined

afterEach(() => void vi.unstubAllGlobals())

test('a request during hydration is sent at once, and its response is delivered afterwards', async () => {
  const responses: string[] = []
  vi.stubGlobal('fetch', async () => new Response('answer'))
  const { send, end } = createHydration()
  const responseText = send('/api/v1/team', sent, renew).then((response) => response.text())
  void responseText.then((text) => responses.push(text))
  await new Promise((later) => setTimeout(later, 20))
  expect(responses).toEqual([])
  end()
  expect(await responseText).toBe('answer')
})

test('a failed request during hydration is reported afterwards', async () => {
  const reports: unknown[] = []
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { send, end } = createHydration()
  const response = send('/api/v1/team', sent, renew)
  response.catch((error) => reports.push(error))
  await new Promise((later) => setTimeout(later, 20))
  expect(reports).toEqual([])
  end()
  await expect(response).rejects.toThrow('Failed to fetch')
})
