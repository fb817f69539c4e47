import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { applications } from '#src/contract/applications/calls.ts'
import { stubStorage } from '#tests/support/memory-storage.ts'
import type { Send } from './send.ts'

const { create } = applications.endpoints
const visitor = { audience: 'visitor' } as const
let request: typeof import('#src/api/call/request.ts').request
let onOutcome: typeof import('./outcome.ts').onOutcome

beforeAll(async () => {
  stubStorage()
  request = (await import('#src/api/call/request.ts')).request
  onOutcome = (await import('./outcome.ts')).onOutcome
})
afterEach(() => vi.useRealTimers())
afterAll(() => vi.unstubAllGlobals())

it('a custom send function gets the same address, headers and form', async () => {
  const send = vi.fn<Send>(async () => new Response(null, { status: 201 }))
  await request(create, { ...visitor, input: sent, send })
  const [address, { method, headers, body }] = send.mock.calls[0] ?? [undefined, {}]
  expect(address).toBe('/api/v1/job-applications')
  expect(method).toBe('POST')
  // The browser writes the boundary.
  expect(headers?.has('content-type')).toBe(false)
  expect(body).toBeInstanceOf(FormData)
})

it.each([
  [
    'a refusal in the server’s words',
    refusal(409, { message: 'This position is closed' }),
    'closed',
    'answered',
  ],
  ['a refusal without words', refusal(500, {}), 'Failed to submit job application', 'answered'],
  ['a portal’s page', page(), 'Failed to submit job application', 'unanswered'],
])('%s from a custom send function is treated as with fetch', async (_what, response, sentence, outcome) => {
  const outcomes: string[] = []
  const stop = onOutcome((told) => outcomes.push(told))
  await expect(request(create, { ...visitor, input: sent, send: async () => response })).rejects.toThrow(
    sentence,
  )
  stop()
  expect(outcomes).toEqual([outcome])
})

it('an upload goes on while bytes move, and gives up two minutes after the last', async () => {
  vi.useFakeTimers()
  let renew = () => {}
  let hasStopped = false
  const call = request(create, {
    ...visitor,
    input: sent,
    send: (_address, { signal }, moved) => {
      renew = moved
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          hasStopped = true
          reject(signal.reason)
        })
      })
    },
  })
  const failed = expect(call).rejects.toMatchObject({ kind: 'unanswered' })
  for (let minute = 0; minute < 10; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000)
    renew()
  }
  expect(hasStopped).toBe(false)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(hasStopped).toBe(true)
  await failed
})

const sent = {
  applicantName: 'Tega',
  email: 'tega@mail.example',
  phone: '08000000200',
  role: 'Welder',
  experience: '3-5 years',
  education: 'Other',
  coverLetter: 'Hello',
  resume: new File(['%PDF-1.4 test %%EOF'], 'resume.pdf', { type: 'application/pdf' }),
}

function refusal(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

function page(): Response {
  return new Response('<h1>Log in to WiFi</h1>', { headers: { 'content-type': 'text/html' } })
}
