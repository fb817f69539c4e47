import { takesKeys } from '#src/api/idempotency.ts'
import { isReached, request, type Send } from '#src/api/request.ts'
import { type UploadProgress, uploading } from '#src/api/upload.ts'
import { applications } from '#src/contract/applications.ts'
import { contactSubmissions } from '#src/contract/contact-submissions.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { quoteRequests } from '#src/contract/quote-requests.ts'
import { holdReload } from '#src/offline/reload-guard.ts'
import { isForgotten, type Kind, type OutboxItem, receipt } from './item.ts'
import { nextToSend } from './order.ts'
import { afterFailure, afterLostSender } from './outcome.ts'
import { changeItem, readItems, removeItem } from './store.ts'
import { asOnlySender, onTabNews, tellTabs } from './tabs.ts'

/** Where each kind goes. Their values were checked by the same contract before they were kept. */
const endpoints: Record<Kind, Endpoint> = {
  quote: quoteRequests.endpoints.create as Endpoint,
  message: contactSubmissions.endpoints.create as Endpoint,
  application: applications.endpoints.create as Endpoint,
}

let current: { id: string; stop: AbortController } | undefined

/** Sends what is due, one after the other, unless another tab is at it: then that is waited for. */
export function sendDue(isHurried: boolean): Promise<void> {
  return asOnlySender(async () => {
    await tidy()
    const tried = new Set<string>()
    while (navigator.onLine) {
      const next = nextToSend(await readItems(), { tried, isHurried })
      if (!next) return
      tried.add(next.id)
      await attempt(next.id)
    }
  })
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
  // A backend that knows no keys must not get what cannot be known to have arrived: first a question that changes nothing.
  if (!takesKeys() && !(await isReached())) {
    await changeItem(id, (item) =>
      afterFailure({ ...item, attempts: item.attempts + 1 }, undefined, nothingSent),
    )
    return tellTabs({ type: 'changed' })
  }
  const begun = await changeItem(id, (item) =>
    item.state === 'waiting' ? { ...item, state: 'sending', attempts: item.attempts + 1 } : undefined,
  )
  if (begun?.state !== 'sending') return
  tellTabs({ type: 'changed' })
  const release = holdReload()
  try {
    await settle(begun)
  } finally {
    release()
    current = undefined
    tellTabs({ type: 'changed' })
  }
}

async function settle(item: OutboxItem) {
  const { id } = item
  const stop = new AbortController()
  current = { id, stop }
  let isOut = false
  const send = sendFor(item, ({ sent, total }) => {
    isOut = total > 0 && sent >= total
    tellTabs({ type: 'progress', id, sent, total })
  })
  try {
    await request(endpoints[item.kind], {
      audience: 'visitor',
      input: item.values,
      key: id,
      signal: stop.signal,
      ...(send && { send }),
    })
  } catch (error) {
    const how = { isKeyed: takesKeys(), isStopped: stop.signal.aborted, isOut }
    await changeItem(id, (now) => afterFailure(now, error, how))
    return
  }
  // A full disk refuses even the smaller row: then it goes altogether, as it has arrived.
  await changeItem(id, (now) => receipt(now)).catch(() => removeItem(id))
}

/** Only files take long enough for their progress to be of use. */
function sendFor(item: OutboxItem, onProgress: (progress: UploadProgress) => void): Send | undefined {
  return item.kind === 'application' ? uploading(onProgress) : undefined
}

const nothingSent = { isKeyed: true, isStopped: false, isOut: false }
