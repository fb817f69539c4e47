import type { quoteEntries } from './-quote-entries.ts'

export type QuoteField = keyof (typeof quoteEntries)['shape']

interface QuoteStep {
  title: string
  /** Fields in the order of the form. */
  fields: readonly QuoteField[]
}

/** Steps of the form: easy questions first, personal data last. */
export const quoteSteps: readonly QuoteStep[] = [
  { title: 'The work', fields: ['service', 'message'] },
  { title: 'Cost and timing', fields: ['budget', 'timeline'] },
  {
    title: 'Your details',
    fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'country'],
  },
]
