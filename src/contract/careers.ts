import * as z from 'zod/mini'
import { type career, careerReads } from '#src/contract/records/career-reads.ts'
import type { Read } from '#src/contract/records/reader.ts'
import { collection } from './collection.ts'
import { choice, notNegative, requiredText } from './inputs.ts'
import { workBases } from './options.ts'

export type Career = Read<typeof career>

export const chooseBase = 'Choose a work base'

export const careerInput = z
  .object({
    title: requiredText('Give the job a title'),
    location: requiredText('Say where the work is'),
    base: choice(workBases, chooseBase),
    description: requiredText('Describe the job'),
    priceRangeMin: notNegative('Give the lowest salary as a number'),
    priceRangeMax: notNegative('Give the highest salary as a number'),
  })
  .check(
    z.refine((job) => job.priceRangeMin <= job.priceRangeMax, {
      path: ['priceRangeMin'],
      error: 'The minimum salary is above the maximum',
    }),
  )

export const careers = collection(careerReads, {
  calls: { list: 'visitor', detail: 'visitor', create: 'staff', update: 'staff', remove: 'staff' },
  input: careerInput,
})
