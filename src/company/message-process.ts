import { company } from './company.ts'

/** Next step after a message has arrived. */
export const responsePromise = `Your message has arrived. We answer by e-mail or phone ${company.answerTime}.`
