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

/** Asked only of a backend that ends sessions itself (`logout`): the others know no such field. */
const signInInput = z.extend(credentials, { staySignedIn: z.optional(z.boolean()) })

export const signedIn = z.object({
  // Every later call has it in a header, where other characters cannot be.
  token: z.string().check(z.trim(), z.regex(/^[\x21-\x7e]+$/)),
  // Who signed in may be described oddly or not at all: the token is what counts.
  admin: z.catch(admin, () => z.parse(admin, {})),
})
export type SignedIn = z.infer<typeof signedIn>

export const signIn = post('/auth/login', {
  access: 'visitor',
  input: signInInput,
  answer: recordOf(signedIn),
  failure: { staff: 'Login failed', visitor: 'Login failed', serverFirst: true },
})
