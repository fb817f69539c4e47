/** Steps of an application, beside its form. */
export const steps = [
  { title: 'An engineer reads it', text: 'Somebody who does the job, not a filter that looks for words.' },
  { title: 'We call you', text: 'Half an hour about what you have built, and what went wrong on the way.' },
  { title: 'You see the place', text: 'A day with the team on site or in the office. We pay the journey.' },
] as const
