import { post } from '#src/contract/http/endpoint.ts'
import { recordOf } from '#src/contract/http/response-shape.ts'
import { signInInput } from './input.ts'
import { signedIn } from './record.ts'

export const signIn = post('/auth/login', {
  access: 'visitor',
  input: signInInput,
  response: recordOf(signedIn),
  failure: { staff: 'Login failed', visitor: 'Login failed', serverFirst: true },
})
