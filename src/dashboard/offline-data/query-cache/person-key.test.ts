import { afterEach, beforeEach, expect, test } from 'vitest'
import { leaveDevice, newDevice } from '#src/dashboard/offline-data/query-cache/device.fixture.ts'
import { digest } from '#src/offline/storage/encrypt.ts'
import { keyOfPerson, notedSession, noteSession } from '#src/offline/storage/sign-out/person-key.ts'

beforeEach(newDevice)
afterEach(leaveDevice)

test('concurrent requests for a person’s key get the same key, and the noted session stays', async () => {
  const first = keyOfPerson('ada@kelvara.example')
  const second = keyOfPerson('ada@kelvara.example').then(async (key) => {
    await noteSession('a token')
    return key
  })
  const later = keyOfPerson('ada@kelvara.example')
  expect(await second).toBe(await first)
  expect(await later).toBe(await first)
  expect(await notedSession()).toBe(await digest('a token'))
})
