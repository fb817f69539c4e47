import { afterEach, beforeEach, expect, test } from 'vitest'
import { deviceStore } from '#src/offline/disk/device-store.ts'
import { plainRows } from '#src/offline/disk/query-rows.ts'
import { cacheResponse, leaveDevice, newDevice, openTab, savedOnDisk } from './device.fixture.ts'
import { QueryStore } from './query-store.ts'

beforeEach(() => void newDevice())
afterEach(leaveDevice)

test('a closed store saves no more data', async () => {
  const { client } = await openTab()
  cacheResponse(client, ['x'], 'x')
  const store = new QueryStore({
    name: 'saved-visitor',
    savedFor: 'visitor',
    rows: plainRows(deviceStore('saved-visitor')),
    makeRoom: async () => {},
  })
  await store.close()
  await store.save(() => client.getQueryCache().getAll())
  expect(await savedOnDisk('saved-visitor')).toEqual({})
})
