/** Next step after a message has arrived. */
export const responsePromise =
  'Your message has arrived. We answer by e-mail or phone, on working days within one day.'
