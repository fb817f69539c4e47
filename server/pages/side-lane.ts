import { setTimeout as pause } from 'node:timers/promises'
import { limitConcurrency } from '#backend/base/limit-concurrency.ts'

/** Long-term share of the time that these renderings may take. */
const share = 0.2
/** Milliseconds of rendering that may exceed this share at once. */
const burst = 1_000
const concurrency = 2
/** Maximum waiting renderings while there is credit, and after it is used up. */
const mostWaiting = { usual: 64, inDebt: 4 }

/** A rendering was refused. The browser renders the page. */
export class TooMany extends Error {
  override name = 'TooMany'
}

/**
 * Limits the rendering of unlimited addresses (queries, ids, hosts): a visitor who makes them up gets only a share of
 * the server's time.
 */
export function createSideLane(now: () => number = () => performance.now()) {
  const take = limitConcurrency(concurrency)
  let credit = burst
  let countedAt = now()

  const left = () => {
    credit = Math.min(burst, credit + (now() - countedAt) * share)
    countedAt = now()
    return credit
  }

  /** @param isCharged false for results that cost no credit, such as an existing record */
  return async <Result>(
    task: () => Promise<Result>,
    isCharged: (result: Result) => boolean,
  ): Promise<Result> => {
    if (take.waiting() >= (left() > 0 ? mostWaiting.usual : mostWaiting.inDebt))
      throw new TooMany('Too many pages are being rendered')
    return take(async () => {
      if (left() < 0) await pause(-left() / share)
      const began = now()
      const result = await task()
      if (isCharged(result)) credit = left() - (now() - began)
      return result
    })
  }
}
