import { ApiError } from '#src/api/api-error.ts'
import { takesKeys } from '#src/api/idempotency.ts'
import { isReached } from '#src/api/our-answer.ts'
import { request, type Send } from '#src/api/request.ts'
import { type UploadProgress, uploading } from '#src/api/upload.ts'
import { applications } from '#src/contract/applications.ts'
import { contactSubmissions } from '#src/contract/contact-submissions.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { quoteRequests } from '#src/contract/quote-requests.ts'
import { holdReload } from '#src/offline/worker/reload-guard.ts'
import { isForgotten, type Kind, type OutboxItem, receipt } from './item.ts'
import { isInFront, nextToSend } from './order.ts'
import { afterFailure, afterLostSender, afterSilence, withoutRoom } from './outcome.ts'
import { changeItem, isOnlyHere, keepReceipt, readItems, removeItem } from './store.ts'
import { asOnlySender, onTabNews, tellTabs } from './tabs.ts'

/** Where each kind goes. Their values were checked by the same contract before they were kept. */
const endpoints: Record<Kind, Endpoint> = {
  quote: quoteRequests.endpoints.create as Endpoint,
  message: contactSubmissions.endpoints.create as Endpoint,
  application: applications.endpoints.create as Endpoint,
}

let current: { id: string; stop: AbortController } | undefined

/**
 * Sends what is due, one after the other, unless another tab is at it: then that is waited for.
 *
 * @param onWait called when it is
 */
export function sendDue(isHurried: boolean, onWait?: () => void): Promise<void> {
  return asOnlySender(async () => {
    await tidy()
    const tried = new Set<string>()
    while (navigator.onLine) {
      const next = nextToSend(await readItems(), { tried, isHurried })
      if (!next) return
      tried.add(next.id)
      await attempt(next.id)
    }
  }, onWait)
}

/** From now on this tab stops sending what another tab stops. */
export function obeyOtherTabs() {
  onTabNews((news) => {
    if (news.type === 'stop' && news.id === current?.id) current.stop.abort()
  })
}

/** What a killed tab was at is tried again; old receipts go. */
async function tidy() {
  for (const item of await readItems()) {
    if (isForgotten(item)) await removeItem(item.id)
    if (item.state !== 'sending') continue
    await changeItem(item.id, (now) =>
      now.state === 'sending' ? afterLostSender(now, takesKeys()) : undefined,
    )
  }
}

async function attempt(id: string) {
  const stop = new AbortController()
  // Before anything is waited for: a stop that comes meanwhile must find it.
  current = { id, stop }
  const release = holdReload()
  try {
    const begun = await begin(id)
    if (begun?.state !== 'sending') return
    tellTabs({ type: 'changed' })
    await settle(begun, stop.signal)
  } finally {
    release()
    current = undefined
    tellTabs({ type: 'changed' })
  }
}

/** A backend that knows no keys must not get what cannot be known to have arrived. */
async function begin(id: string): Promise<OutboxItem | undefined> {
  const isKeyed = takesKeys()
  // First a question that changes nothing.
  if (!isKeyed && !(await isReached()))
    return changeItem(
      id,
      ifWaiting((item) => afterFailure(item, undefined, nothingSent)),
    )
  const begun = await changeItem(
    id,
    ifWaiting(({ lacksRoom, ...item }) => ({ ...item, state: 'sending' })),
  )
  return !isKeyed && isOnlyHere(id) && begun?.state === 'sending' ? changeItem(id, withoutRoom) : begun
}

/** What the visitor has stopped meanwhile stays as it is. */
const ifWaiting = (change: (item: OutboxItem) => OutboxItem) => (item: OutboxItem) =>
  item.state === 'waiting' ? change({ ...item, attempts: item.attempts + 1 }) : undefined

async function settle(item: OutboxItem, signal: AbortSignal) {
  const { id } = item
  let isOut = false
  const send = sendFor(item, ({ sent, total }) => {
    isOut = total > 0 && sent >= total
    tellTabs({ type: 'progress', id, sent, total })
  })
  // Nobody tells how much of it has gone out: all of it may have, from now on.
  if (!send && !signal.aborted) isOut = true
  try {
    await request(endpoints[item.kind], {
      audience: 'visitor',
      input: item.values,
      key: id,
      signal,
      ...(send && { send }),
    })
  } catch (error) {
    const how = { isKeyed: takesKeys(), isStopped: signal.aborted, isOut }
    await changeItem(id, (now) => afterFailure(now, error, how))
    await countSilence(item, error)
    return
  }
  // It was deleted here while it was on its way, and has arrived all the same.
  if (!(await changeItem(id, (now) => receipt(now)))) await keepReceipt(receipt(item))
}

/** Only who stands in front of others is judged. What a captive portal keeps away proves nothing about an item. */
async function countSilence(item: OutboxItem, error: unknown) {
  if (!(error instanceof ApiError) || error.kind !== 'unanswered') return
  if (!isInFront(item, await readItems()) || !(await isReached())) return
  await changeItem(item.id, (now) => afterSilence(now, error))
}

/** Only files take long enough for their progress to be of use. */
function sendFor(item: OutboxItem, onProgress: (progress: UploadProgress) => void): Send | undefined {
  return item.kind === 'application' ? uploading(onProgress) : undefined
}

const nothingSent = { isKeyed: true, isStopped: false, isOut: false }
