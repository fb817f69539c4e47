import { clients } from './company.ts'

/** Text after the engineering disciplines. */
export const management = ', and the project management that holds them together.'

/** Clients of the company, above the services. */
export const workedFor = [
  'We have worked for',
  `${new Intl.ListFormat('en-GB').format(clients.map(({ name }) => name))}:`,
  'in plants that ran while we were in them, and in some that had only just been drawn.',
].join(' ')
