import { expect, test } from 'vitest'
import { quoteServices } from '#src/contract/options.ts'
import { engineerFor, firstContact } from './engineers.ts'

test('every service of the quote form has a contact, and four disciplines their own lead', () => {
  const contacts = quoteServices.map(({ label }) => engineerFor(label))
  expect(contacts).not.toContain(undefined)
  expect(new Set(contacts).size).toBe(5)
})

test('a service without a discipline in its name has the first contact', () => {
  for (const service of ['Instrumentation', '', undefined]) expect(engineerFor(service)).toBe(firstContact)
})
