/** The server cannot start. The message has a sentence, or one on each line, for the user who starts it. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Ends a command with a message for the user at the terminal. */
export class CommandError extends Error {
  override name = 'CommandError'
}
