import { company } from './company.ts'

/** Steps of a quote request, beside its form. */
export const steps = [
  {
    title: 'An engineer reads it',
    text: 'Your request goes to the lead engineer of the discipline you choose.',
  },
  {
    title: 'We ask for anything missing',
    text: 'Drawings, site data and limits, by e-mail or on the phone.',
  },
  {
    title: 'You get a written offer',
    text: 'Scope, programme and price, with exclusions listed.',
  },
] as const

/** Message once the request has arrived. */
export const receipt = `Your request has arrived. An engineer answers it by e-mail or phone ${company.answerTime}.`
