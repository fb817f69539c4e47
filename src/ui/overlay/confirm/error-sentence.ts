/**
 * What a person is told of anything that was thrown. Sentences of ours are thrown as Error or ApiError; an error of
 * another name comes from the browser or a library, and its words are for programmers.
 */
export function errorSentence(error: unknown): string {
  const { name, message } = Object(error)
  return (/^(Api)?Error$/.test(name) && message) || 'That did not work. Try it again.'
}
