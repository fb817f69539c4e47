/** What asks for a request at the end of a page, where the page asks for nothing else. */
export const callToQuote = {
  title: 'Have a plant to build, extend or keep running?',
  text: 'Send us the scope as you have it. An engineer reads it, not a call centre.',
}
