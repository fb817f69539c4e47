import { atom, getDefaultStore } from 'jotai'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { askBeforeLeaving } from './ask-before-leaving.ts'
import { dropDraftsOf, flushDrafts } from './drafts.ts'
import { isUnsent, newItem, type OutboxItem, sameContent, wanted } from './item.ts'
import { nextMoment, withTurns } from './order.ts'
import { pauseAfter } from './pauses.ts'
import { obeyOtherTabs, sendDue } from './sender.ts'
import { addItem, changeItem, emptyStores, readItems, removeItem } from './store.ts'
import { onTabNews, tellTabs } from './tabs.ts'

/** Everything in the outbox, in its order; undefined until it has been read. */
export const outboxAtom = atom<OutboxItem[]>()

/** How far the item is that is being sent, in bytes. */
export const progressAtom = atom<{ id: string; sent: number; total: number }>()

const store = getDefaultStore()
let starting: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** How often sending broke down in a row, and until when nothing is tried for that. */
let breakdowns = 0
let restUntil = 0

/** Reads the outbox, and from now on sends from this page whenever it may. Starting twice starts once. */
export function startOutbox(): Promise<void> {
  starting ??= start()
  return starting
}

async function start() {
  obeyOtherTabs()
  onTabNews((news) => {
    if (news.type === 'changed') void refresh()
    if (news.type === 'progress') store.set(progressAtom, news)
  })
  const hurry = () => void send(true)
  window.addEventListener('online', hurry)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hurry())
  store.sub(connectionAtom, () => store.get(connectionAtom) === 'online' && hurry())
  await refresh()
  hurry()
}

export interface Submission extends Pick<OutboxItem, 'kind' | 'form' | 'title'> {
  values: Record<string, unknown>
  /** The item that this one is a changed version of. */
  replaces?: string | undefined
  /** Where its form keeps what was typed: gone with the step that keeps the item. */
  draft: string
  /** Called when the device has it, or has refused it, before anything is sent. */
  onKept: (item: OutboxItem) => void
}

/**
 * Keeps a submission on the device and sends it at once. What waits already with the same entries is not added again.
 *
 * @returns the item after its first attempt, or as it waits while another tab sends
 */
export async function submit({ replaces, draft, onKept, ...written }: Submission): Promise<OutboxItem> {
  // Written later, it would come back although it was submitted.
  flushDrafts()
  await startOutbox()
  const items = await readItems()
  const same = items.find(
    (item) => isUnsent(item) && item.form === written.form && sameContent(item.values, written.values),
  )
  const old = replaces === same?.id ? undefined : replaces
  if (old !== undefined) tellTabs({ type: 'stop', id: old })
  const item =
    (same && (await want(same.id, draft))) ?? (await addItem(newItem(written, items), { replaces, draft }))
  // Whoever began to send the old one meanwhile has not heard the first.
  if (old !== undefined) tellTabs({ type: 'stop', id: old })
  tellTabs({ type: 'changed' })
  onKept(item)
  await new Promise<void>((go) => void send(true, go).then(go))
  return (await readItems()).find(({ id }) => id === item.id) ?? item
}

/** The visitor wants it to be sent now. */
export async function retry(id: string): Promise<void> {
  await want(id)
  tellTabs({ type: 'changed' })
  await send(true)
}

/** It is not sent until the visitor says so; an attempt under way is cut. */
export async function stop(id: string): Promise<void> {
  await changeItem(id, (item) =>
    item.state === 'sent' || item.state === 'sending' ? undefined : { ...item, state: 'stopped' },
  )
  tellTabs({ type: 'stop', id })
  tellTabs({ type: 'changed' })
}

/** Deletes it from the device. */
export async function remove(id: string): Promise<void> {
  tellTabs({ type: 'stop', id })
  await removeItem(id)
  await dropDraftsOf(id)
  // Whoever began to send it meanwhile has not heard the first.
  tellTabs({ type: 'stop', id })
  tellTabs({ type: 'changed' })
}

/** Deletes everything that visitors wrote on this device, sent or not, and their drafts. */
export async function emptyOutbox(): Promise<void> {
  const items = await readItems()
  for (const { id } of items) tellTabs({ type: 'stop', id })
  await emptyStores()
  for (const { id } of items) tellTabs({ type: 'stop', id })
  tellTabs({ type: 'changed' })
}

/** Calls once when an item has arrived, whichever tab sent it. Returns how to stop waiting. */
export function onArrival(id: string, arrived: () => void): () => void {
  const end = store.sub(outboxAtom, () => {
    const item = store.get(outboxAtom)?.find((one) => one.id === id)
    if (item?.state !== 'sent') return
    end()
    arrived()
  })
  return end
}

function want(id: string, draft?: string) {
  const change = (item: OutboxItem) =>
    item.state === 'sending' || item.state === 'sent' ? undefined : wanted(item)
  return changeItem(id, change, draft)
}

/** A device that cannot be read any more has its say in the items; here it only gets its pauses. */
async function send(isHurried: boolean, onWait?: () => void) {
  try {
    if (navigator.onLine) await sendDue(isHurried, onWait)
    breakdowns = 0
    restUntil = 0
  } catch {
    breakdowns += 1
    restUntil = Date.now() + pauseAfter(breakdowns)
  }
  await refresh()
}

async function refresh() {
  const items = await readItems()
  store.set(outboxAtom, withTurns(items))
  if (!items.some(({ state }) => state === 'sending')) store.set(progressAtom, undefined)
  askBeforeLeaving(items)
  sendLater(items)
}

function sendLater(items: OutboxItem[]) {
  clearTimeout(timer)
  const moment = nextMoment(items)
  if (moment === undefined || !navigator.onLine) return
  timer = setTimeout(() => void send(false), Math.max(Math.max(moment, restUntil) - Date.now(), 500))
}
