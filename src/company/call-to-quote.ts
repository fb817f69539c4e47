/** Call to request a quote at the end of a page, unless the page has its own. */
export const callToQuote = {
  title: 'Have a plant to build, extend or keep running?',
  text: 'Send us the scope as you have it. An engineer reads it, not a call centre.',
}
