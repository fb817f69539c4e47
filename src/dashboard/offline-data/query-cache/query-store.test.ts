import { afterEach, beforeEach, expect, test } from 'vitest'
import { plainRows } from '#src/offline/storage/cache/query-rows.ts'
import { QueryStore } from '#src/offline/storage/cache/query-store.ts'
import { deviceStore } from '#src/offline/storage/device-store.ts'
import { cacheResponse, leaveDevice, newDevice, openTab, savedOnDisk } from './device.fixture.ts'

beforeEach(() => void newDevice())
afterEach(leaveDevice)

test('a closed store writes no more data', async () => {
  const { client } = await openTab()
  cacheResponse(client, ['x'], 'x')
  const store = new QueryStore({
    client,
    name: 'pages',
    savedFor: 'visitor',
    rows: plainRows(deviceStore('pages')),
    makeRoom: async () => {},
  })
  await store.close()
  for (const query of client.getQueryCache().getAll()) store.write(query)
  await store.flush()
  expect(await savedOnDisk('saved-visitor')).toEqual({})
})
