/** Ends a command with a message for the user at the terminal. */
export class Failure extends Error {
  override name = 'Failure'
}
