import * as z from 'zod/mini'
import { field, type Read, record } from '#src/contract/records/reader.ts'
import { admin } from './admins.ts'
import { recordOf } from './answer.ts'
import { post } from './endpoint.ts'
import { section } from './fields.ts'
import { email } from './inputs.ts'

export const credentials = z.object({
  email: email('Enter your e-mail address in the form name@company.com'),
  // Neither trimmed nor measured: the backend alone decides which passwords are right.
  password: z.string().check(z.minLength(1, 'Enter your password')),
})

/** Asked only of a backend that ends sessions itself (`logout`): the others know no such field. */
const signInInput = z.extend(credentials, { staySignedIn: z.optional(z.boolean()) })

/** Every later call has it in a header, where other characters cannot be. */
export const tokenPattern = /^[\x21-\x7e]+$/

export const token = field('', (value) => {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  return tokenPattern.test(trimmed) ? trimmed : undefined
})

// Who signed in may be described oddly or not at all: the token is what counts.
const answered = record({ token, admin: section(admin) })
export type SignedIn = Read<typeof answered>

/** Without a token nobody has signed in. */
export const signedIn: typeof answered = {
  ...answered,
  read: (value) => {
    const read = answered.read(value)
    return read?.token ? read : undefined
  },
}

export const signIn = post('/auth/login', {
  access: 'visitor',
  input: signInInput,
  answer: recordOf(signedIn),
  failure: { staff: 'Login failed', visitor: 'Login failed', serverFirst: true },
})
