import * as z from 'zod/mini'
import { anErrorOccurred, collection } from './collection.ts'
import { date, id, number, text } from './fields.ts'
import { choice, notNegative, required } from './inputs.ts'
import { workBases } from './options.ts'

export const career = z.object({
  _id: id,
  title: text,
  location: text,
  base: text,
  description: text,
  /** Yearly, in dollars. */
  priceRangeMin: number(),
  priceRangeMax: number(),
  createdAt: date,
})
export type Career = z.infer<typeof career>

export const careerInput = z
  .object({
    title: required('Give the job a title'),
    location: required('Say where the work is'),
    base: choice(workBases, 'Choose a work base'),
    description: required('Describe the job'),
    priceRangeMin: notNegative('Give the lowest salary as a number'),
    priceRangeMax: notNegative('Give the highest salary as a number'),
  })
  .check(
    z.refine((job) => job.priceRangeMin <= job.priceRangeMax, {
      path: ['priceRangeMin'],
      error: 'The minimum salary is above the maximum',
    }),
  )

export const careers = collection('careers', {
  wire: {
    path: '/careers',
    list: 'careers',
    item: 'career',
    calls: { list: 'visitor', detail: 'visitor', create: 'staff', update: 'staff', remove: 'staff' },
  },
  noun: ['job', 'jobs'],
  record: career,
  input: careerInput,
  words: ({ title, location, base, description }) => ({ title, terms: [location, base], text: description }),
  failures: {
    staff: anErrorOccurred,
    visitor: { list: 'Failed to fetch careers', detail: 'Failed to fetch career details' },
  },
})
