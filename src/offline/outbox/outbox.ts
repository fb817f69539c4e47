import { atom } from 'jotai'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { type Input, sameContent, splitFiles } from '#src/offline/drafts/draft.ts'
import { store } from '#src/ui/browser/store.ts'
import { askBeforeLeaving } from './ask-before-leaving.ts'
import { backoff } from './backoff.ts'
import { dropDraftsOf, flushDrafts } from './drafts.ts'
import { commonPart, isForgotten, isUnsent, type OutboxItem, type StoredItem, toQueued } from './item.ts'
import { newItem, type Submitted } from './new-item.ts'
import { markBlocked, nextMoment } from './order.ts'
import { sendDue, stopOnRequest } from './sender.ts'
import { addItem, changeItem, readItems, removeItem } from './store.ts'
import { onTabMessage, postToTabs } from './tabs.ts'

/** Items of the outbox in their order; undefined until it has been read. */
export const outboxAtom = atom<OutboxItem[]>()

/** Progress of the item that is being sent, in bytes. */
export const progressAtom = atom<{ id: string; sent: number; total: number }>()

let starting: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** Number of consecutive breakdowns while sending, and the end of the pause after them. */
let breakdowns = 0
let restUntil = 0
/** Items that this page has submitted, and the order of the last item before them. */
const ownItems = new Set<string>()
let lastOrderBefore = Number.POSITIVE_INFINITY
/** Item from another tab that the visitor was told about: the next equal submission is intended. */
let announcedTwin: string | undefined

/** Reads the outbox and starts sending from this page. Concurrent calls start it once. */
export function startOutbox(): Promise<void> {
  starting ??= start()
  return starting
}

async function start() {
  stopOnRequest()
  onTabMessage((news) => {
    if (news.type === 'changed') void refresh()
    if (news.type === 'progress') store.set(progressAtom, news)
  })
  const sendNow = () => void send(true)
  window.addEventListener('online', sendNow)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendNow())
  store.sub(connectionAtom, () => store.get(connectionAtom) === 'online' && sendNow())
  lastOrderBefore = (await refresh()).at(-1)?.order ?? 0
  sendNow()
}

export interface Submission extends Submitted {
  /** Id of the item that this one is a changed version of. */
  replaces?: string | undefined
  /** Key of the form's draft, deleted in the same transaction that stores the item. */
  draft: string
  /** Called when the device has stored or refused the item, before anything is sent. */
  onStored: (item: OutboxItem) => void
}

/** Error: the same was submitted in another tab and has arrived. */
class SentInAnotherTab extends Error {
  override name = 'SentInAnotherTab'
}

/**
 * Stores a submission on the device and sends it at once. An equal waiting item is not added again.
 *
 * @returns the item after its first attempt, or waiting while another tab sends
 * @throws {Error} with a sentence if the same has just arrived from another tab: submitted once more, it is sent
 */
export async function submit({ replaces, draft, onStored, ...submitted }: Submission): Promise<OutboxItem> {
  // A draft written later would be offered again although it was submitted.
  flushDrafts()
  await startOutbox()
  const item = await storeSubmission(submitted, replaces, draft)
  ownItems.add(item.id)
  postToTabs({ type: 'changed' })
  onStored(item)
  await new Promise<void>((go) => void send(true, go).then(go))
  return (await readItems()).find(({ id }) => id === item.id) ?? item
}

async function storeSubmission(
  submitted: Submitted,
  replaces: string | undefined,
  draft: string,
): Promise<OutboxItem> {
  const fresh = newItem(submitted)
  const same = (await readItems()).find((item) => isSameUnsent(item, fresh))
  const existing = same && (await requestAttempt(same.id, draft))
  if (existing) return existing
  // Tell the sending tab before and after the replacement, because it may begin in between.
  if (replaces !== undefined) postToTabs({ type: 'stop', id: replaces })
  const twinIn = (items: StoredItem[]) =>
    items.find((item) => isSameUnsent(item, fresh) || isFromAnotherTab(item, fresh))
  const added = await addItem(fresh, { replaces, draft, twinIn })
  if (replaces !== undefined) postToTabs({ type: 'stop', id: replaces })
  if ('item' in added) return added.item
  const { twin } = added
  // The same was submitted in two tabs at once.
  if (isUnsent(twin)) return (await requestAttempt(twin.id, draft)) ?? twin
  announcedTwin = twin.id
  throw new SentInAnotherTab(
    'You have sent exactly this from another tab already, and it has arrived. Submit it again only if it is to be sent twice.',
  )
}

/** Whether an unsent item equals this submission. */
function isSameUnsent(
  item: StoredItem,
  { form, contentHash, input }: { form: string; contentHash: number; input: Input },
) {
  return (
    isUnsent(item) &&
    item.form === form &&
    item.contentHash === contentHash &&
    sameContent(splitFiles(item.input).words, splitFiles(input).words)
  )
}

/** Whether the same draft has arrived from another tab while this page was open. */
function isFromAnotherTab(item: StoredItem, { form, contentHash }: { form: string; contentHash: number }) {
  const isSame = item.form === form && item.contentHash === contentHash
  const isElsewhere = item.order > lastOrderBefore && !ownItems.has(item.id)
  return item.state === 'sent' && isSame && isElsewhere && item.id !== announcedTwin
}

/** Sends an item now at the visitor's request. */
export async function retry(id: string): Promise<void> {
  await requestAttempt(id)
  postToTabs({ type: 'changed' })
  await send(true)
}

/** Stops an item until the visitor wants to send it; aborts a running attempt. */
export async function stop(id: string): Promise<void> {
  await changeItem(id, (item) =>
    item.state === 'sent' || item.state === 'sending' ? undefined : { ...commonPart(item), state: 'stopped' },
  )
  postToTabs({ type: 'stop', id })
  postToTabs({ type: 'changed' })
}

/** Deletes an item from the device. */
export async function remove(id: string): Promise<void> {
  postToTabs({ type: 'stop', id })
  await removeItem(id)
  await dropDraftsOf(id)
  // A tab that began to send it meanwhile has missed the first message.
  postToTabs({ type: 'stop', id })
  postToTabs({ type: 'changed' })
}

/** Calls once when an item has arrived, whichever tab sent it. Returns a function that stops waiting. */
export function onArrival(id: string, arrived: () => void): () => void {
  const end = store.sub(outboxAtom, () => {
    const item = store.get(outboxAtom)?.find((one) => one.id === id)
    if (item?.state !== 'sent') return
    end()
    arrived()
  })
  return end
}

function requestAttempt(id: string, draft?: string) {
  const change = (item: StoredItem) =>
    item.state === 'sending' || item.state === 'sent' ? undefined : toQueued(item)
  return changeItem(id, change, draft)
}

/** Sends due items. After a failure of the device it pauses, longer each time. */
async function send(isHurried: boolean, onWait?: () => void) {
  try {
    if (navigator.onLine) await sendDue(isHurried, onWait)
    breakdowns = 0
    restUntil = 0
  } catch {
    breakdowns += 1
    restUntil = Date.now() + backoff(breakdowns)
  }
  await refresh()
}

async function refresh(): Promise<OutboxItem[]> {
  const items = await readItems()
  store.set(outboxAtom, markBlocked(items.filter((item) => !isForgotten(item))))
  if (!items.some(({ state }) => state === 'sending')) store.set(progressAtom, undefined)
  askBeforeLeaving(items)
  sendLater(items)
  return items
}

function sendLater(items: StoredItem[]) {
  clearTimeout(timer)
  const moment = nextMoment(items)
  if (moment === undefined || !navigator.onLine) return
  timer = setTimeout(() => void send(false), Math.max(Math.max(moment, restUntil) - Date.now(), 500))
}
