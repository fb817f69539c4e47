import { ApiError } from '#src/api/api-error.ts'
import { mayCarryKey, takesKeys } from '#src/api/call/idempotency.ts'
import { request } from '#src/api/call/request.ts'
import { isReached } from '#src/api/probe.ts'
import { type UploadProgress, uploading } from '#src/api/upload.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { submissions } from '#src/contract/inboxes/submissions.ts'
import { holdReload } from '#src/offline/worker/reload-guard.ts'
import {
  commonPart,
  isUnsent,
  type Kind,
  receipt,
  type SendingItem,
  type StoredItem,
  type WaitingItem,
} from './item.ts'
import { newId } from './new-item.ts'
import { isInFront } from './order.ts'
import {
  afterFailure,
  afterLostSender,
  afterSilence,
  inDoubt,
  isUnknown,
  notBegun,
  withoutRoom,
} from './outcome.ts'
import { changeItem, isOnlyHere, keepReceipt, readItems } from './store.ts'
import { tellTabs } from './tabs.ts'

/** Where each kind goes. Its input was checked by the same contract before it was kept. */
const endpoints: Record<Kind, Endpoint<void>> = submissions

/** Half of the time after which another tab takes the sending over from one that is frozen, in milliseconds. */
const surelyOurs = 5_000

/** One attempt to send an item, from the note on the device that it goes out to the note of what became of it. */
export class Attempt {
  readonly id: string
  readonly #item: WaitingItem
  readonly #name = newId()
  readonly #stop = new AbortController()
  readonly #lost: AbortSignal
  #isStopped = false
  /** All bytes have gone out. */
  #isOut = false

  /** @param lost comes when another tab sends from now on */
  constructor(item: WaitingItem, lost: AbortSignal) {
    this.id = item.id
    this.#item = item
    this.#lost = lost
  }

  /** The visitor does not want it to be sent. */
  stop() {
    this.#isStopped = true
    this.#stop.abort()
  }

  async run() {
    const release = holdReload()
    const cut = () => this.#stop.abort()
    this.#lost.addEventListener('abort', cut)
    try {
      const begun = await this.#begin()
      if (!begun) return
      tellTabs({ type: 'changed' })
      await this.#send(begun)
    } finally {
      release()
      this.#lost.removeEventListener('abort', cut)
      tellTabs({ type: 'changed' })
    }
  }

  /** A backend that takes no keys must not get again what may have arrived. */
  async #begin(): Promise<SendingItem | undefined> {
    // First a question that changes nothing: whether it is there, and what it says of keys by now.
    if ((!takesKeys() || this.#item.mayHaveArrived) && !(await isReached())) {
      await this.#change((now) => (now.state === 'waiting' ? notBegun(counted(now)) : undefined))
      return undefined
    }
    return this.#noteThatItGoesOut()
  }

  async #noteThatItGoesOut(): Promise<SendingItem | undefined> {
    const isKeyed = takesKeys()
    const attempt = this.#name
    let notedAt = Date.now()
    let noted = await this.#change((now) => {
      // What the visitor has stopped meanwhile stays as it is.
      if (now.state !== 'waiting') return undefined
      if (now.mayHaveArrived && !now.isConfirmed && !isKeyed) return inDoubt(now)
      return { ...commonPart(counted(now)), state: 'sending', attempt, isKeyed }
    })
    // A page that was frozen since then may have been replaced: it looks again before anything goes out.
    while (this.#isMine(noted) && Date.now() - notedAt > surelyOurs) {
      notedAt = Date.now()
      noted = await this.#change(() => undefined)
    }
    if (!this.#isMine(noted)) return undefined
    if (isKeyed || !isOnlyHere(this.id)) return noted
    await this.#change((now) => (isUnsent(now) ? withoutRoom(now) : undefined))
    return undefined
  }

  async #send(item: SendingItem) {
    const hasKey = mayCarryKey()
    // Only files take long enough for their progress to be of use.
    const send = item.kind === 'application' ? uploading(this.#tellProgress) : undefined
    // `fetch` does not tell how much of it has gone out: all of it may have, from now on.
    if (!send && !this.#stop.signal.aborted) this.#isOut = true
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
    // It was deleted here while it was on its way, and has arrived all the same.
    if (!(await this.#change((now) => receipt(now)))) await keepReceipt(receipt(item))
  }

  async #noteFailure(error: unknown, hasKey: boolean) {
    // A gateway in front of our API names no features: our API itself is asked.
    if (isUnknown(error) && hasKey && !takesKeys()) await isReached()
    const isCut = this.#lost.aborted && !this.#isStopped
    const how = { isKeyed: hasKey && takesKeys(), isStopped: this.#isStopped, isOut: this.#isOut }
    await this.#change((now) => {
      // The tab that has taken over has noted already what is known.
      if (!this.#isMine(now)) return undefined
      return isCut ? afterLostSender(now) : afterFailure(now, error, how)
    })
    await this.#countSilence(error)
  }

  /** Counted only for an item that others wait for. What a captive portal keeps away proves nothing about it. */
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
    this.#isOut = total > 0 && sent >= total
    tellTabs({ type: 'progress', id: this.id, sent, total })
  }
}

const counted = <Item extends { attempts: number }>(item: Item): Item => ({
  ...item,
  attempts: item.attempts + 1,
})
