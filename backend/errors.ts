/** An entry of the table: status, default sentence, and seconds after which the client may retry. */
type ErrorEntry = readonly [status: number, message: string, retryAfter?: number]

/**
 * All error responses of the API, by code. The response body carries code and message. A call may replace the message with
 * one that names what is wrong; the code and status stay. docs/errors.md is made from this table.
 */
export const errors = {
  // 400: the request is malformed.
  'malformed-request': [400, 'The server cannot read this request.'],
  'invalid-host': [400, 'The Host header or the address of this request is not valid.'],
  'incomplete-body': [400, 'The body did not arrive whole. Send it again.'],
  'invalid-json': [400, 'The body is not a JSON object.'],
  'body-too-deep': [400, 'The body is nested too deeply.'],
  'incomplete-form': [400, 'The form did not arrive whole. Send it again.'],
  'key-too-long': [400, 'This Idempotency-Key is longer than 255 characters.'],

  // 401: there is no session. The texts are the documented ones.
  'no-token': [401, 'No token provided'],
  'session-ended': [401, 'Invalid or expired token'],
  'wrong-credentials': [401, 'Invalid email or password'],

  // 403: the session is valid and does not suffice.
  'super-admin-only': [403, 'Only a super admin may do this'],
  'own-account': [403, 'You cannot delete your own account'],
  'address-expired': [
    403,
    'This address of the file is no longer valid. Open the record again for a new one.',
  ],

  // 404 and 405: the address or the method does not exist.
  'record-not-found': [404, 'Record not found'],
  'file-not-found': [404, 'There is no such file.'],
  'page-not-found': [404, 'There is no such page.'],
  'unknown-call': [404, 'No such call'],
  'push-unavailable': [404, 'This server sends no push notices.'],
  'method-not-allowed': [405, 'This method is not allowed here.'],

  // 408: the request is too slow.
  'body-too-slow': [408, 'The request took too long to arrive. Send it again.'],
  'form-too-slow': [408, 'The form took too long to arrive. Send it again.'],

  // 409: the data has changed, or is being changed.
  'already-stored': [409, 'This has been stored already'],
  'email-taken': [409, 'An admin with this email already exists'],
  'slug-taken': [409, 'Another article has this slug already'],
  'last-super-admin': [409, 'The last super admin cannot be deleted'],
  'changed-meanwhile': [409, 'This has changed meanwhile. Try again.', 1],
  'still-storing': [409, 'This is being stored at the moment. Try again soon.', 2],

  // 410: the link is used up.
  'link-used': [410, 'This link has been used or has expired. Ask for another one.'],

  // 413 to 416, 431: the request is too large or of another type.
  'body-too-large': [413, 'The request is too large.'],
  'text-too-long': [413, 'The texts are too long.'],
  'file-too-large': [413, 'A file is too large.'],
  'too-many-parts': [413, 'The form has too many parts.'],
  'address-too-long': [414, 'The address is too long.'],
  'wrong-content-type': [415, 'The request has the wrong Content-Type.'],
  'headers-too-long': [431, 'The headers are too long.'],

  // 422: an entry is not valid. The message names the first one.
  'invalid-entry': [422, 'The entries are not valid'],
  'unreadable-file': [422, 'A file cannot be read.'],
  'wrong-password': [422, 'The current password is incorrect'],
  'weak-password': [422, 'This password is easy to guess. Use a few words that do not belong together.'],
  'not-author': [422, 'Only its author can change a note'],
  'key-reused': [422, 'This Idempotency-Key was used for other entries'],

  // 429: the client sends too much.
  'too-many-requests': [429, 'Too many requests. Try again in a moment.', 60],
  'too-many-passwords': [429, 'Too many wrong passwords. Wait a minute and try again.', 60],
  'too-many-searches': [429, 'Too many searches. Try again in a minute.', 60],
  'search-busy': [429, 'Too many people are searching. Try again in a moment.', 2],
  'sign-in-busy': [429, 'Too many people are signing in. Try again in a moment.', 2],
  'too-many-tabs': [429, 'The dashboard is open in too many tabs. Close some of them.', 60],
  'too-many-files': [
    429,
    'Too many files have come from your network today. Send the form without them, or try again later.',
    3600,
  ],
  'too-many-uploads': [
    429,
    'You are sending several forms with files at once. Wait until one has arrived, then send this one again.',
    5,
  ],

  // 500, 503, 507: the server cannot do it.
  internal: [500, 'Something went wrong on our side. Try again later.'],
  // A write whose commit may have succeeded. No Retry-After: only a call that has written nothing names a time.
  'outcome-unknown': [503, 'The data cannot be reached at the moment. Try again soon.'],
  unavailable: [503, 'The data cannot be reached at the moment. Try again soon.', 5],
  'uploads-busy': [503, 'Too many files are being received. Please try again soon.', 5],
  'page-unavailable': [503, 'This file cannot be made at the moment. Try again soon.', 60],
  'storage-full': [507, 'There is no room left to store this. Try again later.', 60],
  'no-room-for-files': [
    507,
    'There is no room left for files. Send the form without them, or try again later.',
    600,
  ],
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errors

interface ApiErrorOptions {
  /** Sentence for people, if not the one of the table. */
  message?: string | undefined
  /** Seconds, if not those of the table. */
  retryAfter?: number | undefined
  cause?: unknown
}

/** An error response: what a call throws when it cannot be carried out. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  /** Seconds after which the client may retry. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { message, retryAfter, cause }: ApiErrorOptions = {}) {
    const [status, sentence, seconds]: ErrorEntry = errors[code]
    super(message ?? sentence, { cause })
    this.code = code
    this.status = status
    this.retryAfter = retryAfter ?? seconds
  }
}
