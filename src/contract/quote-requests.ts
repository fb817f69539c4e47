import * as z from 'zod/mini'
import { collection } from './collection.ts'
import { amount, date, id, text, url } from './fields.ts'
import { choice, day, email, phoneNumber, positive, required } from './inputs.ts'
import { options, quoteServices } from './options.ts'
import { type Read, record } from './reader.ts'
import { anErrorOccurred } from './reads.ts'

export const countries = options(
  'Nigeria',
  'Ghana',
  'Kenya',
  'South Africa',
  'United States',
  'United Kingdom',
)

/** Read tolerantly: one odd field must not cost us the record. */
export const quoteRequest = record({
  _id: id,
  companyName: text,
  firstName: text,
  lastName: text,
  email: text,
  phoneNumber: text,
  country: text,
  service: text,
  budget: amount,
  /** The day by which the client wants it; some backends keep words such as 'Q3'. */
  timeline: text,
  message: text,
  fileUrl: url,
  createdAt: date,
})
export type QuoteRequest = Read<typeof quoteRequest>

/** Written strictly: these are the sentences a form shows. */
export const quoteRequestInput = z.object({
  firstName: required('Tell us your first name'),
  lastName: required('Tell us your last name'),
  email: email('Give an e-mail address that we can answer, such as name@company.com'),
  phoneNumber: phoneNumber('Give a phone number that we can call, such as +234 803 123 4567'),
  companyName: required('Tell us the name of your company'),
  country: choice(countries, 'Choose a country'),
  service: choice(quoteServices, 'Choose the service that you need'),
  budget: positive('Give your budget as a number above zero'),
  timeline: day('Give the day by which you need it'),
  message: required('Describe your project, so that we can price it'),
})

export const quoteRequests = collection(
  {
    name: 'quote-requests',
    wire: {
      path: '/demo',
      list: 'demoRequests',
      item: 'demoRequest',
    },
    noun: ['quote request', 'quote requests'],
    record: quoteRequest,
    words: ({ companyName, firstName, lastName, ...request }) => {
      const person = `${firstName} ${lastName}`.trim()
      return {
        title: companyName || person,
        terms: [person, request.service, request.email, request.phoneNumber],
      }
    },
    failures: { staff: anErrorOccurred, visitor: { create: 'Failed to submit demo request' } },
  },
  {
    calls: { list: 'staff', detail: 'staff', create: 'visitor', remove: 'staff' },
    isInbox: true,
    input: quoteRequestInput,
  },
)
