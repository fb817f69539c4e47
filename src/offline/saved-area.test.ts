import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer, leaveDevice, newDevice, onDisk, openTab } from './device.fixture.ts'
import { deviceStore, plainRows } from './device-store.ts'
import { savedArea } from './saved-area.ts'

beforeEach(() => void newDevice())
afterEach(leaveDevice)

test('a closed database takes nothing more', async () => {
  const { client } = await openTab()
  answer(client, ['x'], 'x')
  const area = savedArea('saved-visitor', 'visitor', plainRows(deviceStore('saved-visitor')), async () => {})
  await area.close()
  await area.save(() => client.getQueryCache().getAll())
  expect(await onDisk('saved-visitor')).toEqual({})
})
