import { clients } from './clients/clients.ts'

/** Text after the engineering disciplines. */
export const management = ', with project management across all of them.'

/** Clients of the company, above the services. */
export const workedFor = `We have worked for ${new Intl.ListFormat('en-GB').format(clients.map(({ name }) => name))}, on live plants and on new builds.`
