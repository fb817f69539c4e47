/** An error response: a status and the sentence of `{ message }`. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  /** Seconds until a retry is allowed. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
  }
}
