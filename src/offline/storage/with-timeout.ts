/** Time limit for a database of the device, in milliseconds. */
export const databaseTimeout = 2_000

const steps = 4

/**
 * Settles as the promise does, or rejects with a `TimeoutError` after the given milliseconds. The time is counted in
 * steps: a page that was frozen by the browser finds the results of the meantime instead of an expired limit.
 *
 * @throws {DOMException} `TimeoutError`
 */
export function withTimeout<Result>(
  promise: Promise<Result>,
  milliseconds = databaseTimeout,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let left = steps
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => {
        left -= 1
        if (left > 0) wait()
        else reject(new DOMException('It took too long', 'TimeoutError'))
      }, milliseconds / steps)
    }
    wait()
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
