import { ApiError } from '#src/api/api-error.ts'
import { mayCarryKey, takesKeys } from '#src/api/call/idempotency.ts'
import { request } from '#src/api/call/request.ts'
import { isReached } from '#src/api/probe.ts'
import { sendWithProgress, type UploadProgress } from '#src/api/upload.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { submissions } from '#src/contract/submissions.ts'
import { holdReload } from '#src/offline/service-worker/reload-guard.ts'
import {
  commonPart,
  isUnsent,
  type Kind,
  receipt,
  type SendingItem,
  type StoredItem,
  type WaitingItem,
} from './item.ts'
import { isOnlyHere } from './memory-items.ts'
import { newId } from './new-item.ts'
import { isInFront } from './order.ts'
import { afterFailure, afterSilence, inDoubt, isUnknown, notBegun, withoutRoom } from './outcome.ts'
import { changeItem, keepReceipt, readItems } from './store.ts'
import { postToTabs } from './tabs.ts'

/** Endpoint of each kind. The contract has validated its input before it was stored. */
const endpoints: Record<Kind, Endpoint<void>> = submissions

/** Single attempt to send an item, from noting the start on the device to noting the outcome. */
export class Attempt {
  readonly id: string
  readonly #item: WaitingItem
  readonly #name = newId()
  readonly #stop = new AbortController()
  #isStopped = false
  /** Whether all bytes have been sent. */
  #mayHaveLeft = false

  constructor(item: WaitingItem) {
    this.id = item.id
    this.#item = item
  }

  /** Stops the attempt at the visitor's request. */
  stop() {
    this.#isStopped = true
    this.#stop.abort()
  }

  async run() {
    const release = holdReload()
    try {
      const begun = await this.#begin()
      if (!begun) return
      postToTabs({ type: 'changed' })
      await this.#send(begun)
    } finally {
      release()
      postToTabs({ type: 'changed' })
    }
  }

  /** Starts the attempt. Without idempotency keys, an item that may have arrived must not be sent again. */
  async #begin(): Promise<SendingItem | undefined> {
    // First send a harmless request: whether the API responds, and whether it currently supports keys.
    if ((!takesKeys() || this.#item.mayHaveArrived) && !(await isReached())) {
      await this.#change((now) => (now.state === 'waiting' ? notBegun(counted(now)) : undefined))
      return undefined
    }
    return this.#markSending()
  }

  async #markSending(): Promise<SendingItem | undefined> {
    const isKeyed = takesKeys()
    const attempt = this.#name
    const noted = await this.#change((now) => {
      // An item that the visitor has stopped meanwhile stays stopped.
      if (now.state !== 'waiting') return undefined
      if (now.mayHaveArrived && !now.isConfirmed && !isKeyed) return inDoubt(now)
      return { ...commonPart(counted(now)), state: 'sending', attempt, isKeyed }
    })
    if (!this.#isMine(noted)) return undefined
    if (isKeyed || !isOnlyHere(this.id)) return noted
    await this.#change((now) => (isUnsent(now) ? withoutRoom(now) : undefined))
    return undefined
  }

  async #send(item: SendingItem) {
    const hasKey = mayCarryKey()
    // Only files take long enough for progress to be useful.
    const send = item.kind === 'application' ? sendWithProgress(this.#tellProgress) : undefined
    // `fetch` reports no upload progress: from now on everything may have been sent.
    if (!send && !this.#stop.signal.aborted) this.#mayHaveLeft = true
    try {
      await request(endpoints[item.kind], {
        audience: 'visitor',
        input: item.input,
        key: this.id,
        writtenAt: item.createdAt,
        signal: this.#stop.signal,
        ...(send && { send }),
      })
    } catch (error) {
      await this.#noteFailure(error, hasKey)
      return
    }
    // The item was deleted here while it was being sent, and has arrived all the same.
    if (!(await this.#change((now) => receipt(now)))) await keepReceipt(receipt(item))
  }

  async #noteFailure(error: unknown, hasKey: boolean) {
    // A gateway's response names no features: ask our API itself.
    if (isUnknown(error) && hasKey && !takesKeys()) await isReached()
    const how = { isKeyed: hasKey && takesKeys(), isStopped: this.#isStopped, mayHaveLeft: this.#mayHaveLeft }
    await this.#change((now) => {
      // A tab without Web Locks may have noted another state meanwhile.
      return this.#isMine(now) ? afterFailure(now, error, how) : undefined
    })
    await this.#countSilence(error)
  }

  /** Counts missing responses, only for an item that blocks others. Failures behind a captive portal do not count. */
  async #countSilence(error: unknown) {
    if (!(error instanceof ApiError) || error.kind !== 'unanswered') return
    if (!isInFront(this.#item, await readItems()) || !(await isReached())) return
    await this.#change((now) => afterSilence(now, error))
  }

  #change(change: (item: StoredItem) => StoredItem | undefined) {
    return changeItem(this.id, change)
  }

  #isMine(item: StoredItem | undefined): item is SendingItem {
    return item?.state === 'sending' && item.attempt === this.#name
  }

  readonly #tellProgress = ({ sent, total }: UploadProgress) => {
    this.#mayHaveLeft = total > 0 && sent >= total
    postToTabs({ type: 'progress', id: this.id, sent, total })
  }
}

const counted = <Item extends { attempts: number }>(item: Item): Item => ({
  ...item,
  attempts: item.attempts + 1,
})
