import { clients } from './company.ts'

/** What follows the disciplines of engineering. */
export const management = ', and the project management that holds them together.'

/** For whom the company has worked; above its services. */
export const workedFor = [
  'We have worked for',
  `${new Intl.ListFormat('en-GB').format(clients.map(({ name }) => name))}:`,
  'in plants that ran while we were in them, and in some that had only just been drawn.',
].join(' ')
