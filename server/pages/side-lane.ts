import { setTimeout as pause } from 'node:timers/promises'
import { limitConcurrency } from '#backend/base/limit-concurrency.ts'

/** Part of the time that these renderings may take in the long run. */
const share = 0.2
/** Milliseconds of rendering that may come at once before that. */
const burst = 1_000
const concurrency = 2
/** Renderings that wait: as long as there is time left, and afterwards. */
const mostWaiting = { usual: 64, inDebt: 4 }

/** A rendering is not begun: its page is drawn by the browser. */
export class TooMany extends Error {
  override name = 'TooMany'
}

/**
 * Renders addresses of which there is no end (queries, ids, hosts): a visitor who makes them up gets a part of the
 * server's time, and no more.
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

  /** @param isCharged false for a result that takes none of the time, such as a record that there is */
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
