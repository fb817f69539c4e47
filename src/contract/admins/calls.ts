import { collection } from '#src/contract/schema/collection.ts'
import { adminInput } from './input.ts'
import { admin } from './record.ts'

export const admins = collection(
  {
    name: 'admins',
    api: {
      path: '/auth/admins',
    },
    noun: ['admin', 'admins'],
    record: admin,
    words: ({ name, email: address }) => ({ title: name || address, terms: [address] }),
  },
  {
    calls: { list: 'staff', create: 'staff', remove: 'staff' },
    // A lost phone must not reveal the accounts.
    isSynced: false,
    createPath: '/auth/register',
    input: adminInput,
  },
)
