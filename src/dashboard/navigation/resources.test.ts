import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collections } from '#src/contract/index.ts'
import { syncedLists } from '#src/dashboard/offline-data/sync/synced-lists.ts'
import { resourceOf } from './resources.ts'

// Accounts are listed on the profile page instead of a screen of their own.
const screens = Object.values(collections).filter(({ name }) => name !== 'admins')

test.each(screens)(
  '$name has an entry, a list, a record page, and a form if staff may add records',
  (one) => {
    const resource = resourceOf(one)
    const has = (file: string) => existsSync(`src/dashboard/routes${resource?.to}/${file}.tsx`)
    expect(resource?.label, 'an entry in src/dashboard/navigation/resources.ts').toBeTruthy()
    expect(has('index'), 'the route of its list').toBe(true)
    expect(has('$id') || has('$id/index'), 'the route of one record').toBe(true)
    // Visitors create the records of an inbox.
    expect(has('new'), 'the route of its form').toBe(!one.isInbox)
    expect(Boolean(resource?.add), 'the name of the way to its form').toBe(!one.isInbox)
  },
)

test.each(screens)('$name is stored on the device, with whole records if visitors send them in', (one) => {
  expect(syncedLists.find(({ name }) => name === one.name)).toMatchObject({ withDetails: one.isInbox })
})

test('accounts stay off the device, and the inboxes come first', () => {
  const names = syncedLists.map(({ name }) => name)
  expect(names).not.toContain('admins')
  expect(names.slice(0, 3).sort()).toEqual(['applications', 'contact-submissions', 'quote-requests'])
})
