/** Ends a command with a message for the user at the terminal. */
export class CommandError extends Error {
  override name = 'CommandError'
}
