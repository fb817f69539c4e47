import { type ErrorCode, errors } from '#backend/errors.ts'

type Json = Record<string, unknown>

/** Returns the `responses` of an operation for its error codes: one reference for each status. */
export function errorReferences(codes: readonly ErrorCode[]): Json {
  return Object.fromEntries(
    byStatus(codes).map(([status, ofStatus]) => [
      String(status),
      { $ref: `#/components/responses/${nameOf(ofStatus)}` },
    ]),
  )
}

/** Returns the responses that the references of all operations name. */
export function errorComponents(operations: readonly (readonly ErrorCode[])[]): Json {
  const named = operations
    .flatMap(byStatus)
    .map(([, codes]) => [nameOf(codes), errorResponse(codes)] as const)
  return Object.fromEntries(named.toSorted(([one], [other]) => one.localeCompare(other)))
}

function byStatus(codes: readonly ErrorCode[]): [status: number, codes: ErrorCode[]][] {
  const groups = Map.groupBy(codes, (code) => errors[code][0])
  return [...groups].toSorted(([one], [other]) => one - other)
}

/** Returns the name of a response: its codes, such as `no-token.session-ended`. */
const nameOf = (codes: readonly ErrorCode[]) => codes.join('.')

function errorResponse(codes: readonly ErrorCode[]): Json {
  const entries = codes.map((code): readonly [number, string, number?] => errors[code])
  return {
    description: codes.map((code) => `- \`${code}\`: ${errors[code][1]}`).join('\n'),
    ...(entries.some(([, , retryAfter]) => retryAfter) && {
      headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
    }),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { code: { type: 'string', enum: codes } } },
          ],
        },
      },
    },
  }
}
