import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { summary } from '#src/contract/summary.ts'
import { requestFor } from './calling.ts'
import { handlers } from './handlers.ts'
import { answering, signedInAs, weather } from './stories.ts'

const request = (path: string) => new Request(`http://localhost/api/v1${path}`)
const ask = (parameters: ReturnType<typeof weather>, path: string) =>
  getResponse([...parameters.msw, ...handlers], request(path))

test('a story has weather of its own and leaves other stories alone', async () => {
  expect((await ask(weather('offline'), '/services'))?.type).toBe('error')
  expect((await ask(weather('clear'), '/services'))?.status).toBe(200)
  expect(await (await ask(weather('empty'), '/services'))?.json()).toEqual({ data: [] })
})

test('a story answers one path and leaves the others to the backend', async () => {
  expect((await ask(answering('/services', 503), '/services'))?.status).toBe(503)
  expect((await ask(answering('/services', 503), '/projects'))?.status).toBe(200)
  expect(await (await ask(answering('/services/{id}', { data: 1 }), '/services/x'))?.json()).toEqual({
    data: 1,
  })
})

test('never is an answer that does not come', async () => {
  const late = new Promise((resolve) => setTimeout(resolve, 50, 'late'))
  expect(await Promise.race([ask(answering('/services', 'never'), '/services'), late])).toBe('late')
})

test('a story of the dashboard is signed in', async () => {
  const { token, admin } = signedInAs('super_admin')
  expect(admin.role).toBe('super_admin')
  expect((await getResponse(handlers, requestFor(summary.read, { token })))?.status).toBe(200)
})
