/** The server cannot start. The message is one sentence for the user who starts it. */
export class StartError extends Error {
  override name = 'StartError'
}
