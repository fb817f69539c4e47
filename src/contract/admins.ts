import * as z from 'zod/mini'
import { type Read, record } from '#src/contract/records/reader.ts'
import { collection } from './collection.ts'
import { id, oneOf, text } from './fields.ts'
import { choice, email, optional } from './inputs.ts'

export const adminRoles = [
  { value: 'admin', label: 'Admin' },
  { value: 'super_admin', label: 'Super Admin' },
] as const

/** A staff account. A missing or unreadable role counts as admin, the lesser one. */
export const admin = record({
  _id: id,
  name: text,
  email: text,
  role: oneOf(['admin', 'super_admin'], 'admin'),
})
export type Admin = Read<typeof admin>

export const adminInput = z.object({
  name: optional,
  email: email('Give an e-mail address in the form name@company.com'),
  // Not trimmed: sign-in sends the password as typed.
  password: z.string('Give a password').check(z.minLength(1, 'Give a password')),
  role: z._default(choice(adminRoles, 'Choose a role'), 'admin'),
})

export const admins = collection(
  {
    name: 'admins',
    wire: {
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
