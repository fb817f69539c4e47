import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { errorCodesOf } from './error-codes.ts'

/**
 * Checks that the code of an error response belongs to the codes of its call, which docs/openapi.json lists. A response
 * without a code comes from another backend.
 *
 * @throws {Error} if it does not
 */
export async function checkDocumented(endpoint: Endpoint, response: Response): Promise<void> {
  if (response.ok) return
  const { code } = Object(await response.clone().json())
  if (typeof code !== 'string' || errorCodesOf(endpoint).some((documentedCode) => documentedCode === code))
    return
  throw new Error(`${endpoint.method} ${endpoint.path} lacks ${code} in backend/error-codes.ts`)
}
