import type { Input } from '#src/offline/drafts/draft.ts'
import { day } from '#src/ui/text/durations.ts'

/** The visitors' three forms. */
export const kinds = ['quote', 'message', 'application'] as const
export type Kind = (typeof kinds)[number]

interface ItemBase {
  /** Names it for the server, too: the `Idempotency-Key`. */
  id: string
  kind: Kind
  /** The form that it was written in: `quote`, `application 66c0…`. */
  form: string
  /** A few words that tell nothing personal. */
  title: string
  /** A number that is the same for the same input, and tells nothing of it. */
  contentHash: number
  /** Items go out in the order of this number. */
  order: number
  createdAt: number
}

interface UnsentBase extends ItemBase {
  /** What is sent, a file included. */
  input: Input
  attempts: number
  /** How many answers were 5xx, from the API or a gateway in front of it. */
  faults: number
  /** How many attempts had no answer although the server could be reached. */
  silences: number
  /** From then on the visitor is asked before it is sent. */
  goodUntil: number
  /** Why the last attempt failed, as the form says it. */
  reason?: string
  /** An attempt ended without anybody knowing whether it arrived. */
  mayHaveArrived?: boolean
}

/** Goes out by itself when there is a network and its moment has come. */
export interface WaitingItem extends UnsentBase {
  state: 'waiting'
  /** The moment of the next attempt, in milliseconds. */
  notBefore: number
  /** `notBefore` is what the server asked for. */
  isAsked?: boolean
  /** The device has no room to note that it is being sent. */
  lacksRoom?: boolean
  /** The visitor knows that it may have arrived, and wants it to be sent all the same. */
  isConfirmed?: boolean
}

/** On its way; found so without the tab that sends it, its outcome is not known. */
export interface SendingItem extends UnsentBase {
  state: 'sending'
  /** Names the attempt: what has become of an earlier one changes nothing any more. */
  attempt: string
  /** The backend stores it once, however often it comes. */
  isKeyed: boolean
}

/** It may have arrived, and the backend knows no keys: the visitor decides. */
export interface UnsureItem extends UnsentBase {
  state: 'unsure'
}

/** The server said no. */
export interface RefusedItem extends UnsentBase {
  state: 'refused'
  reason: string
  /** In the server's own words. */
  said?: string
}

/** The visitor is changing it, or has stopped it. */
export interface StoppedItem extends UnsentBase {
  state: 'stopped'
}

/** The server said that it has it: nothing personal is left here. */
export interface SentItem extends ItemBase {
  state: 'sent'
  sentAt: number
  input?: undefined
  reason?: undefined
  mayHaveArrived?: undefined
}

export type UnsentItem = WaitingItem | SendingItem | UnsureItem | RefusedItem | StoppedItem

/** One submission as the device keeps it. */
export type StoredItem = UnsentItem | SentItem
export type ItemState = StoredItem['state']

/** One submission as this page knows it. */
export type OutboxItem = StoredItem & {
  /** The device refuses to keep it: it lives as long as this page, and its draft stays until it has arrived. */
  isMemoryOnly?: boolean
  /** Another one goes out before it. */
  isBehind?: boolean
}

/** How long an item is sent without asking, and how long a receipt is shown. */
export const askAfter = 7 * day
const receiptsFor = 30 * day

/** What each unsent state has in common, without what belongs to one of them. */
export function commonPart(item: UnsentItem): UnsentBase {
  const { id, kind, form, title, contentHash, order, createdAt, input, attempts } = item
  const { faults, silences, goodUntil, reason, mayHaveArrived } = item
  const known = { ...(reason !== undefined && { reason }), ...(mayHaveArrived && { mayHaveArrived }) }
  const base = { id, kind, form, title, contentHash, order, createdAt }
  return { ...base, input, attempts, faults, silences, goodUntil, ...known }
}

/** As it is when the visitor has just asked for it to be sent. */
export function wanted(item: UnsentItem, now = Date.now()): WaitingItem {
  const isConfirmed = item.state === 'unsure' || item.state === 'stopped'
  return {
    ...commonPart(item),
    state: 'waiting',
    notBefore: 0,
    faults: 0,
    silences: 0,
    goodUntil: now + askAfter,
    ...(isConfirmed && { isConfirmed }),
  }
}

/** What stays of an item that has arrived: no entry and no file. */
export function receipt(item: StoredItem, now = Date.now()): SentItem {
  if (item.state === 'sent') return item
  const { id, kind, form, title, contentHash, order, createdAt } = item
  return { id, kind, form, title, contentHash, order, createdAt, state: 'sent', sentAt: now }
}

export function isUnsent(item: StoredItem): item is UnsentItem {
  return item.state !== 'sent'
}

/** It has waited for so long that the visitor is asked first. */
export function isOverdue(item: StoredItem, now = Date.now()): boolean {
  return item.state === 'waiting' && item.goodUntil < now
}

/** A receipt that is not shown any more. A clock that is wrong for a day hides it for that day. */
export function isForgotten(item: StoredItem, now = Date.now()): boolean {
  return item.state === 'sent' && item.sentAt + receiptsFor < now
}
