/** Steps of an application, beside its form. */
export const steps = [
  { title: 'An engineer reads it', text: 'Someone who already does the job you apply for.' },
  { title: 'We call you', text: 'Half an hour about your projects and what you learned from them.' },
  { title: 'Visit the site or office', text: 'A day with your future team. We cover your travel.' },
] as const
