import type { quoteRequestInput } from './input.ts'

/** Labels of the visitors' form, in the order of its text in a mail. Without a schema, for pages that validate nothing. */
export const quoteRequestLabels: Record<keyof (typeof quoteRequestInput)['shape'], string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  phoneNumber: 'Phone Number',
  companyName: 'Company Name',
  country: 'Country',
  service: 'Service of Interest',
  budget: 'Budget',
  timeline: 'Timeline',
  message: 'Message',
}
