/** Next step after a message has arrived. */
export const answer =
  'Your message has arrived. We answer by e-mail or phone, on working days within one day.'
