/** Call to request a quote at the end of a page, unless the page has its own. */
export const callToQuote = {
  title: 'Have a plant to build, extend or keep running?',
  text: 'Send what you have. An engineer will read it.',
}
