import { expect, test } from 'vitest'
import { freshBackend } from '#backend/fresh.fixture.ts'
import { featureCalls } from '#src/contract/http/features.ts'

const keys = { p256dh: 'p', auth: 'a' }
const endpoint = (number: number) => `https://push.example/${number}`

test('an account has push subscriptions for at most twenty browsers, the newest ones', async () => {
  const backend = await freshBackend()
  const token = await backend.tokenOf(backend.admin)
  backend.add('pushes', { adminId: backend.superAdmin._id, subscription: '{}' })
  const subscribe = async (number: number) => {
    backend.later(1)
    const input = { endpoint: endpoint(number), keys }
    expect((await backend.send(featureCalls.subscribePush, { token, input })).status).toBe(200)
  }
  for (let number = 1; number <= 22; number += 1) await subscribe(number)
  await subscribe(22)
  const stored = backend.tables.pushes.all().filter(({ adminId }) => adminId === backend.admin._id)
  const numbers = stored.map(({ subscription }) => Number(/\/(\d+)"/.exec(String(subscription))?.[1]))
  expect(numbers.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 3),
  )
  expect(backend.tables.pushes.all()).toHaveLength(21)
})

test('a push subscription with an oversized key is rejected', async () => {
  const backend = await freshBackend()
  const token = await backend.tokenOf(backend.admin)
  const input = { endpoint: endpoint(1), keys: { ...keys, auth: 'a'.repeat(201) } }
  expect((await backend.send(featureCalls.subscribePush, { token, input })).status).toBe(422)
})
