import * as z from 'zod/mini'
import { email } from '#src/contract/schema/inputs.ts'

export const credentials = z.object({
  email: email('Enter your e-mail address in the form name@company.com'),
  // Neither trimmed nor measured: only the backend knows which passwords are valid.
  password: z.string().check(z.minLength(1, 'Enter your password')),
})

/** `staySignedIn` is only for a backend with the feature `logout`: others do not know the field. */
export const signInInput = z.extend(credentials, { staySignedIn: z.optional(z.boolean()) })
