import { errorCodesOf, eventErrorCodes } from '#backend/error-codes.ts'
import { type ErrorCode, errors } from '#backend/errors.ts'
import { ApiError } from '#src/api/api-error.ts'
import { refusesToken } from '#src/api/call/response-origin.ts'
import { retriesOf } from '#src/api/retries.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { featureCalls } from '#src/contract/http/features.ts'
import { collections, singles } from '#src/contract/index.ts'
import { submissions } from '#src/contract/submissions.ts'
import { type Outcome, outcomeOf } from '#src/offline/outbox/outcome.ts'

type Entry = readonly [status: number, message: string, retryAfter?: number]

const isSubmission = ({ method, path }: Endpoint) =>
  Object.values<Endpoint>(submissions).some((one) => one.path === path && one.method === method)

const all: Endpoint[] = [
  ...Object.values(collections).flatMap(({ endpoints }) => Object.values<Endpoint>(endpoints)),
  ...Object.values(singles),
  ...Object.values(featureCalls),
]
/** Codes by the part of the apps that handles them. */
const codesOf = {
  forms: codesFor(all.filter(isSubmission)),
  reads: codesFor(all.filter(({ method }) => method === 'GET')),
  writes: codesFor(all.filter((endpoint) => endpoint.method !== 'GET' && !isSubmission(endpoint))),
  staff: codesFor(all.filter(({ access }) => access === 'staff')),
  events: new Set<ErrorCode>(eventErrorCodes),
}

const actionsOfForms: Partial<Record<Outcome, string>> = {
  'not stored': 'a form is sent again automatically',
  unknown: 'a form is sent again with its key, without keys the visitor is asked',
}

/** Returns docs/errors.md: every code with its status, sentence, time until a retry, and what the apps do. */
export function errorTable(): string {
  const rows = Object.entries<Entry>(errors)
    .toSorted(([, [one]], [, [other]]) => one - other)
    // Object.entries loses the type of its keys.
    .map(([code, entry]) => rowOf(code as ErrorCode, entry))
  return `# Errors of the API

Each error response is JSON with a sentence for people and a code for programs:
\`{ "message": "…", "code": "storage-full" }\`. The sentence may name the field or file that is wrong; the code stays. This page is
made by \`npm run generate\` from \`backend/errors.ts\` and the rules of the apps: \`src/offline/outbox/outcome.ts\` for forms,
\`src/api/retries.ts\` for reads, \`src/api/call/response-origin.ts\` for sessions.

A 503 or 507 with a time has written nothing. \`outcome-unknown\` has none, because its write may have been stored.
Where the last column names a form or a read, other calls show the sentence. It is empty for addresses that the apps do not call.

| status | code | sentence | retry after, in seconds | what the apps do |
| --- | --- | --- | ---: | --- |
${rows.join('\n')}
`
}

function rowOf(code: ErrorCode, [status, message, retryAfter]: Entry): string {
  return `| ${status} | \`${code}\` | ${message} | ${retryAfter ?? ''} | ${clientActions(code)} |`
}

function clientActions(code: ErrorCode): string {
  const [status, message, retryAfter]: Entry = errors[code]
  const error = new ApiError('refused', status, message, undefined, {
    serverMessage: message,
    retryAfter: retryAfter?.toString(),
  })
  const [form, retries] = [actionsOfForms[outcomeOf(error)], retriesOf(error)]
  const parts: string[] = []
  if (codesOf.staff.has(code) && refusesToken(Response.json({}, { status }), { message }))
    parts.push('the session ends: sign in again')
  if (form && codesOf.forms.has(code)) parts.push(form)
  if (retries > 0 && codesOf.reads.has(code)) parts.push(`a read is repeated ${times(retries)}`)
  if (parts.length > 0) return parts.join('; ')
  if ([codesOf.forms, codesOf.reads, codesOf.writes].some((codes) => codes.has(code)))
    return 'show the sentence'
  return codesOf.events.has(code) ? 'connect again after the time' : ''
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

function codesFor(endpoints: readonly Endpoint[]): Set<ErrorCode> {
  return new Set(endpoints.flatMap(errorCodesOf))
}
