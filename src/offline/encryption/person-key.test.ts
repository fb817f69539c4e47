import { afterEach, beforeEach, expect, test } from 'vitest'
import { leaveDevice, newDevice } from '#src/offline/query-cache/device.fixture.ts'
import { digest } from './encrypt.ts'
import { keyOfPerson, notedSession, noteSession } from './person-key.ts'

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
