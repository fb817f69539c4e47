import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { featureCalls } from '#src/contract/http/features.ts'
import { collections, singles } from '#src/contract/index.ts'
import type { ErrorCode } from './errors.ts'
import { isForm, takesKey } from './http/request-facts.ts'

type Codes = readonly ErrorCode[]

/** Codes of every call: from the server in front of the application, the database, and bugs. */
const common: Codes = [
  'malformed-request',
  'invalid-host',
  'address-too-long',
  'headers-too-long',
  'internal',
  'unavailable',
]

const staff: Codes = ['no-token', 'session-ended']

/** Codes of an optional call on a backend without the feature. */
const withoutFeature: Codes = ['unknown-call']
const optionalCalls: readonly Endpoint[] = Object.values(featureCalls)

/** Codes of calls with a property. */
const rules: readonly (readonly [codes: Codes, applies: (endpoint: Endpoint) => boolean])[] = [
  [common, () => true],
  [staff, ({ access }) => access === 'staff'],
  [withoutFeature, (endpoint) => optionalCalls.includes(endpoint)],
  [['record-not-found'], ({ path }) => path.includes('{id}')],
  [['body-too-slow', 'body-too-large', 'outcome-unknown', 'storage-full'], ({ method }) => method !== 'GET'],
  [['wrong-content-type', 'invalid-entry'], ({ input }) => input !== undefined],
  [['incomplete-body', 'invalid-json'], ({ send }) => send === 'json'],
  [
    [
      'incomplete-form',
      'form-too-slow',
      'text-too-long',
      'file-too-large',
      'too-many-parts',
      'unreadable-file',
      'too-many-uploads',
      'uploads-busy',
    ],
    hasFiles,
  ],
  [['too-many-files', 'no-room-for-files'], (endpoint) => hasFiles(endpoint) && isForm(endpoint)],
  [['too-many-requests'], isForm],
  [['key-too-long', 'still-storing', 'key-reused'], takesKey],
  [['body-too-deep'], (endpoint) => takesKey(endpoint) && endpoint.send === 'json'],
]

const searching: Codes = ['too-many-searches', 'search-busy']
const passwords: Codes = ['sign-in-busy']

/** Codes from the handlers of single calls. */
const own = new Map<Endpoint, Codes>([
  [singles.signIn, ['wrong-credentials', 'changed-meanwhile', 'too-many-passwords', ...passwords]],
  [singles.search, searching],
  [collections.media.endpoints.list, searching],
  [collections.blogs.endpoints.create, ['slug-taken']],
  [collections.blogs.endpoints.update, ['slug-taken']],
  [collections.admins.endpoints.create, ['super-admin-only', 'email-taken', 'weak-password', ...passwords]],
  [collections.admins.endpoints.remove, ['super-admin-only', 'own-account', 'last-super-admin']],
  [
    featureCalls.changePassword,
    ['wrong-password', 'weak-password', 'changed-meanwhile', 'too-many-passwords', ...passwords],
  ],
  [featureCalls.forgotPassword, ['too-many-requests']],
  [
    featureCalls.resetPassword,
    ['link-used', 'weak-password', 'changed-meanwhile', 'too-many-requests', ...passwords],
  ],
  [featureCalls.pushKey, ['push-unavailable']],
  [featureCalls.downloadBackup, ['file-not-found']],
  [featureCalls.sendTestMail, ['too-many-requests']],
  [featureCalls.saveFollowUp, ['record-not-found', 'not-author']],
])

/** Codes of the event stream, which is not an endpoint of the contract. */
export const eventErrorCodes: Codes = [...common, ...staff, ...withoutFeature, 'too-many-tabs']

/** Returns the codes of all error responses that a call can have. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const general = rules.flatMap(([codes, applies]) => (applies(endpoint) ? codes : []))
  return [...general, ...(own.get(endpoint) ?? [])]
}

function hasFiles({ send }: Endpoint): boolean {
  return typeof send === 'object'
}
