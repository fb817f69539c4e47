import * as z from 'zod/mini'
import { followUpCalls } from '#src/contract/follow-ups.ts'
import { text } from '#src/contract/schema/fields.ts'
import { email, requiredText } from '#src/contract/schema/inputs.ts'
import { record } from '#src/contract/schema/reader.ts'
import { siteCalls } from '#src/contract/site/calls.ts'
import { systemCalls } from '#src/contract/system/calls.ts'
import { get, noContent, post } from './endpoint.ts'
import { recordOf } from './response-shape.ts'

/** Optional features of a backend. It lists those that it has in the response header `Server-Features`. */
export const features = [
  'idempotency',
  'logout',
  'reset',
  'push',
  'sizes',
  'events',
  'answers',
  // The site shows its settings as they are saved.
  'site',
  // Super admins see the state of the server, and take backups.
  'system',
  // Reads the header `Written-At`: the time when a submission was filled in, which may be days before it arrives.
  'written-at',
] as const
export type Feature = (typeof features)[number]

/** Minimum and maximum length of a new password, in characters. */
export const passwordLength = { min: 15, max: 128 } as const

/** Rule of our own backend for a new password. */
export const passwordChecks = [
  z.minLength(
    passwordLength.min,
    `Use at least ${passwordLength.min} characters: a phrase of a few words is easiest to remember`,
  ),
  z.maxLength(passwordLength.max, `Use at most ${passwordLength.max} characters`),
] as const

const newPassword = z.string('Give a new password').check(...passwordChecks)

export const passwordChangeInput = z.object({
  // Not trimmed: passwords are sent as typed.
  currentPassword: z.string('Enter your password').check(z.minLength(1, 'Enter your password')),
  newPassword,
})

export const forgottenInput = z.object({
  email: email('Enter your e-mail address in the form name@company.com'),
})

export const resetInput = z.object({ token: requiredText('This link is not complete'), newPassword })

/** Key of 65 bytes or secret of 16, in base64. */
const pushKeyText = (sentence: string) => requiredText(sentence).check(z.maxLength(200))

/** A browser's push subscription, as returned by `PushSubscription.toJSON`. */
export const pushInput = z.object({
  endpoint: z
    .string()
    .check(z.maxLength(2000), z.regex(/^https?:\/\//, 'The browser gives no address to push to')),
  keys: z.object({ p256dh: pushKeyText('The key is missing'), auth: pushKeyText('The secret is missing') }),
})

/** Optional calls, by the feature that the backend must list first. */
export const featureCalls = {
  /** Ends the session of the call's token. */
  logout: post('/auth/logout', { response: noContent, failure: 'The session could not be ended' }),
  /** Ends the user's other sessions. 401 only without a session: a wrong current password is 422. */
  changePassword: post('/auth/password', {
    input: passwordChangeInput,
    response: noContent,
    failure: 'Failed to change the password',
  }),
  /** Responds alike whether the address has an account or not. */
  forgotPassword: post('/auth/forgot', {
    access: 'visitor',
    input: forgottenInput,
    response: noContent,
    failure: 'Failed to ask for a new password',
  }),
  /** 410 if the link was used or has expired. */
  resetPassword: post('/auth/reset', {
    access: 'visitor',
    input: resetInput,
    response: noContent,
    failure: 'Failed to set the new password',
  }),
  pushKey: get('/push/key', {
    response: recordOf(record({ key: text })),
    failure: 'Failed to read the key of the push service',
  }),
  /** Subscribes this browser to notices. Subscribing again does not add a second one. */
  subscribePush: post('/push', {
    input: pushInput,
    response: noContent,
    failure: 'Failed to turn notices on',
  }),
  unsubscribePush: post('/push/remove', {
    input: z.object({ endpoint: pushInput.shape.endpoint }),
    response: noContent,
    failure: 'Failed to turn notices off',
  }),
  ...followUpCalls,
  ...siteCalls,
  ...systemCalls,
}

/**
 * `GET /api/v1/events`, for staff: server-sent events with the bearer token in the header, so `fetch` reads them.
 * `event: created` has `{"collection":"quote-requests","id":"…"}` for each new record, `event: changed` has
 * `{"collections":["projects"]}` for every other write; names are those of the contract's collections, and `answers`. A
 * comment is sent every 20 seconds.
 */
export const eventsPath = '/events'

export const createdEvent = z.object({ collection: z.string(), id: z.string() })
export const changedEvent = z.object({
  collections: z.array(z.string()),
  /** Changed or deleted record, and the user's name in `by`. Omitted for automatic changes and for many at once. */
  record: z.optional(z.string()),
  by: z.optional(z.string()),
})
