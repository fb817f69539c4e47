import * as z from 'zod/mini'
import { field, type Read, record } from '#src/contract/records/reader.ts'
import { admin } from './admins.ts'
import { post } from './endpoint.ts'
import { section } from './fields.ts'
import { email } from './inputs.ts'
import { recordOf } from './response-shape.ts'

export const credentials = z.object({
  email: email('Enter your e-mail address in the form name@company.com'),
  // Neither trimmed nor measured: only the backend knows which passwords are valid.
  password: z.string().check(z.minLength(1, 'Enter your password')),
})

/** `staySignedIn` is only for a backend with the feature `logout`: others do not know the field. */
const signInInput = z.extend(credentials, { staySignedIn: z.optional(z.boolean()) })

/** Token characters. Later calls send the token in a header, which allows no others. */
export const tokenPattern = /^[\x21-\x7e]+$/

export const token = field('', (value) => {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  return tokenPattern.test(trimmed) ? trimmed : undefined
})

// The description of the admin may be odd or missing: only the token counts.
const answered = record({ token, admin: section(admin) })
export type SignedIn = Read<typeof answered>

/** Response of a sign-in. Unreadable without a token. */
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
