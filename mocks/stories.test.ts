import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { summary } from '#src/contract/summary/calls.ts'
import { requestFor } from './calling.ts'
import { handlers } from './handlers.ts'
import { respondWith, signedInAs, simulateFaults } from './stories.ts'

const request = (path: string) => new Request(`http://localhost/api/v1${path}`)
const ask = (parameters: ReturnType<typeof simulateFaults>, path: string) =>
  getResponse([...parameters.msw, ...handlers], request(path))

test('a story has its own simulated faults and does not affect other stories', async () => {
  expect((await ask(simulateFaults('offline'), '/services'))?.type).toBe('error')
  expect((await ask(simulateFaults('clear'), '/services'))?.status).toBe(200)
  expect(await (await ask(simulateFaults('empty'), '/services'))?.json()).toEqual({ data: [] })
})

test('a story can handle one path and leaves the others to the emulated backend', async () => {
  expect((await ask(respondWith('/services', 503), '/services'))?.status).toBe(503)
  expect((await ask(respondWith('/services', 503), '/projects'))?.status).toBe(200)
  expect(await (await ask(respondWith('/services/{id}', { data: 1 }), '/services/x'))?.json()).toEqual({
    data: 1,
  })
})

test('the setting “never” sends no response', async () => {
  const late = new Promise((resolve) => setTimeout(resolve, 50, 'late'))
  expect(await Promise.race([ask(respondWith('/services', 'never'), '/services'), late])).toBe('late')
})

test('a dashboard story is signed in', async () => {
  const { token, admin } = signedInAs('super_admin')
  expect(admin.role).toBe('super_admin')
  expect((await getResponse(handlers, requestFor(summary.read, { token })))?.status).toBe(200)
})
