import { atom, getDefaultStore } from 'jotai'
import { connectionAtom } from '#src/offline/connection.ts'
import { holdReload } from '#src/offline/reload-guard.ts'
import { isUnsent, newItem, type OutboxItem, sameContent, wanted } from './item.ts'
import { nextMoment } from './order.ts'
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
let letGo: (() => void) | undefined

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
  /** Called when the device has it, or has refused it, before anything is sent. */
  onKept: (item: OutboxItem) => void
}

/**
 * Keeps a submission on the device and sends it at once. What waits already with the same entries is not added again.
 *
 * @returns the item after its first attempt
 */
export async function submit({ replaces, onKept, ...written }: Submission): Promise<OutboxItem> {
  await startOutbox()
  const items = await readItems()
  const same = items.find(
    (item) => isUnsent(item) && item.form === written.form && sameContent(item.values, written.values),
  )
  if (replaces !== undefined && replaces !== same?.id) tellTabs({ type: 'stop', id: replaces })
  const item = (same && (await want(same.id))) ?? (await addItem(newItem(written, items), replaces))
  tellTabs({ type: 'changed' })
  onKept(item)
  await send(true)
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
  tellTabs({ type: 'changed' })
}

/** Deletes everything that visitors wrote on this device, sent or not, and their drafts. */
export async function emptyOutbox(): Promise<void> {
  for (const { id } of await readItems()) tellTabs({ type: 'stop', id })
  await emptyStores()
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

const want = (id: string) =>
  changeItem(id, (item) => (item.state === 'sending' || item.state === 'sent' ? undefined : wanted(item)))

/** A device that keeps nothing any more has its say in the items; there is nothing else to be done here. */
async function send(isHurried: boolean) {
  if (navigator.onLine) await sendDue(isHurried).catch(() => undefined)
  await refresh()
}

async function refresh() {
  const items = await readItems()
  store.set(outboxAtom, items)
  if (!items.some(({ state }) => state === 'sending')) store.set(progressAtom, undefined)
  holdWhatIsLoose(items)
  sendLater(items)
}

function sendLater(items: OutboxItem[]) {
  clearTimeout(timer)
  const moment = nextMoment(items)
  if (moment === undefined || !navigator.onLine) return
  timer = setTimeout(() => void send(false), Math.max(moment - Date.now(), 500))
}

/** What the device does not keep would go with the page: the browser asks before that. */
function holdWhatIsLoose(items: OutboxItem[]) {
  const isNeeded = items.some((item) => item.isLoose && isUnsent(item))
  if (isNeeded === (letGo !== undefined)) return
  if (letGo) {
    letGo()
    letGo = undefined
    window.removeEventListener('beforeunload', askToStay)
  } else {
    letGo = holdReload()
    window.addEventListener('beforeunload', askToStay)
  }
}

function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault()
}
