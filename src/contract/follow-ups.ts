import * as z from 'zod/mini'
import { get, noContent, put } from './http/endpoint.ts'
import { listOf } from './http/response-shape.ts'
import { date, id, text } from './schema/fields.ts'
import { requiredText } from './schema/inputs.ts'
import { type Read, record } from './schema/reader.ts'
import { plainText } from './schema/typed/typed-text.ts'

/** Collections of submissions, whose records staff mark as answered and write notes about. */
export const inboxNames = ['applications', 'quote-requests', 'contact-submissions'] as const
export type InboxName = (typeof inboxNames)[number]

/**
 * Kinds of entry: a record has one mark, the latest, and any number of notes. A template belongs to the whole inbox, and
 * all staff may change it.
 */
export const followUpKinds = ['mark', 'note', 'template'] as const
export type FollowUpKind = (typeof followUpKinds)[number]

/** Stands for the record in the entries of templates. */
export const templatesRecord = 'templates'

/** Maximum length of an internal note, in characters. */
export const noteLength = 4000

/** A mark, a note or a template. An empty text removes a mark and deletes a note or a template. */
export const followUp = record({
  _id: id,
  collection: text,
  recordId: text,
  kind: text,
  text,
  /** Author's name. */
  by: text,
  /** Author's account; empty if unknown. */
  author: text,
  at: date,
})
export type FollowUpEntry = Read<typeof followUp>

export const followUpInput = z.object({
  collection: z.enum(inboxNames, 'Nobody waits for an answer there'),
  recordId: requiredText('Say which record it is about').check(z.maxLength(100)),
  kind: z.enum(followUpKinds, 'Give a mark, a note or a template'),
  /** Name of a note or template within its record. Without one: the single note per user of earlier versions. */
  entry: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/, 'Name the note with letters and digits'))),
  text: z
    .string('Give a text')
    .check(z.overwrite(plainText), z.maxLength(noteLength, `Use at most ${noteLength} characters`)),
  at: z.string('Say when').check(z.refine((at) => !Number.isNaN(Date.parse(at)), 'Say when')),
})
export type FollowUpInput = z.infer<typeof followUpInput>

interface FollowUpKey {
  collection: string
  recordId: string
  kind: string
  entry?: string | undefined
}

/** `_id` of an entry: `<collection> <record> mark`, or `<collection> <record> <kind> <entry>`. */
export const followUpId = ({ collection, recordId, kind, entry }: FollowUpKey) =>
  [collection, recordId, kind, ...(kind !== 'mark' && entry ? [entry] : [])].join(' ')

export const followUpCalls = {
  listFollowUps: get('/answers', {
    response: listOf(followUp, 'answers'),
    failure: 'Failed to fetch who has answered what',
  }),
  /** Idempotent: stored unless a later text of the same entry exists. Only its author may change a note. */
  saveFollowUp: put('/answers', {
    input: followUpInput,
    response: noContent,
    failure: 'Failed to save who has answered',
  }),
}
