import * as z from 'zod/mini'
import { workBases } from '#src/contract/options.ts'
import { choice, notNegative, requiredText } from '#src/contract/schema/inputs.ts'

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
