import * as z from 'zod/mini'
import { admin } from './admins.ts'
import { recordOf } from './answer.ts'
import { post } from './endpoint.ts'
import { email } from './inputs.ts'

export const credentials = z.object({
  email: email('Enter your e-mail address in the form name@company.com'),
  // Neither trimmed nor measured: the backend alone decides which passwords are right.
  password: z.string().check(z.minLength(1, 'Enter your password')),
})

export const signedIn = z.object({
  // Every later call has it in a header, where other characters cannot be.
  token: z.string().check(z.trim(), z.regex(/^[\x21-\x7e]+$/)),
  // Who signed in may be described oddly or not at all: the token is what counts.
  admin: z.catch(admin, () => z.parse(admin, {})),
})
export type SignedIn = z.infer<typeof signedIn>

export const signIn = post('/auth/login', {
  access: 'visitor',
  input: credentials,
  answer: recordOf(signedIn),
  failure: { staff: 'Login failed', visitor: 'Login failed', serverFirst: true },
})
