import * as z from 'zod/mini'
import { choice, email, optional } from '#src/contract/schema/inputs.ts'

export const adminRoles = [
  { value: 'admin', label: 'Admin' },
  { value: 'super_admin', label: 'Super Admin' },
] as const

export const adminInput = z.object({
  name: optional,
  email: email('Give an e-mail address in the form name@company.com'),
  // Not trimmed: sign-in sends the password as typed.
  password: z.string('Give a password').check(z.minLength(1, 'Give a password')),
  role: z._default(choice(adminRoles, 'Choose a role'), 'admin'),
})
