/**
 * Returns the message shown to users for any thrown value. Our own messages are thrown as Error or ApiError; errors
 * with other names come from the browser or a library and address programmers.
 */
export function errorSentence(error: unknown): string {
  const { name, message } = Object(error)
  return (/^(Api)?Error$/.test(name) && message) || 'That did not work. Try it again.'
}
