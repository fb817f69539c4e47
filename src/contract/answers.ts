import * as z from 'zod/mini'
import { type Read, record } from '#src/contract/records/reader.ts'
import { plainText } from '#src/contract/typed/typed-text.ts'
import { listOf } from './answer.ts'
import { get, nothing, put } from './endpoint.ts'
import { date, id, text } from './fields.ts'
import { required } from './inputs.ts'

/** Collections whose records staff mark as answered and write notes about: what people send in. */
export const answerable = ['applications', 'quote-requests', 'contact-submissions'] as const
export type Answerable = (typeof answerable)[number]

/** What staff note about a record; of each kind a record has one entry, the latest. */
export const answerKinds = ['mark', 'note'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** Characters of an internal note, at most. */
export const noteLength = 4000

/** One entry. A mark without a text says that the record was not answered after all; a note without one is gone. */
export const answerEntry = record({
  _id: id,
  collection: text,
  recordId: text,
  kind: text,
  text,
  /** The name of who wrote it. */
  by: text,
  at: date,
})
export type AnswerEntry = Read<typeof answerEntry>

export const answerInput = z.object({
  collection: z.enum(answerable, 'Nobody waits for an answer there'),
  recordId: required('Say which record it is about').check(z.maxLength(100)),
  kind: z.enum(answerKinds, 'Give a mark or a note'),
  text: z
    .string('Give a text')
    .check(z.overwrite(plainText), z.maxLength(noteLength, `Use at most ${noteLength} characters`)),
  at: z.string('Say when').check(z.refine((at) => !Number.isNaN(Date.parse(at)), 'Say when')),
})
export type AnswerInput = z.infer<typeof answerInput>

export const answerCalls = {
  readAnswers: get('/answers', {
    answer: listOf(answerEntry, 'answers'),
    failure: 'Failed to fetch who has answered what',
  }),
  /** Kept unless a later entry of the same record and kind is there; sent twice it changes nothing. */
  saveAnswer: put('/answers', {
    input: answerInput,
    answer: nothing,
    failure: 'Failed to save who has answered',
  }),
}
