/** Ends a command with a sentence for the person at the terminal. */
export class Failure extends Error {
  override name = 'Failure'
}
