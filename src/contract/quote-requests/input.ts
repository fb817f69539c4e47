import * as z from 'zod/mini'
import { options, quoteServices } from '#src/contract/options.ts'
import { choice, day, email, phoneNumber, positive, requiredText } from '#src/contract/schema/inputs.ts'

export const countries = options(
  'Nigeria',
  'Ghana',
  'Kenya',
  'South Africa',
  'United States',
  'United Kingdom',
)

/** Message for a timeline in the past. */
export const pastDay = 'That day is past. Give a day from today on'

/** Strict. The form shows these messages. */
export const quoteRequestInput = z.object({
  firstName: requiredText('Tell us your first name'),
  lastName: requiredText('Tell us your last name'),
  email: email('Give an e-mail address that we can answer, such as name@company.com'),
  phoneNumber: phoneNumber('Give a phone number that we can call, such as +234 803 123 4567'),
  companyName: requiredText('Tell us the name of your company'),
  country: choice(countries, 'Choose a country'),
  service: choice(quoteServices, 'Choose the service that you need'),
  budget: positive('Give your budget as a number above zero'),
  timeline: day('Give the day by which you need it'),
  message: requiredText('Describe your project, so that we can price it'),
})
