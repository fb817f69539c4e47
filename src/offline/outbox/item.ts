import { receiptShownFor, sendUnaskedFor } from '#src/api/freshness.ts'
import type { Input } from '#src/offline/drafts/draft.ts'

/** Forms of visitors. */
export const kinds = ['quote', 'message', 'application'] as const
export type Kind = (typeof kinds)[number]

interface ItemBase {
  /** Id of the item, also sent as its `Idempotency-Key`. */
  id: string
  kind: Kind
  /** Form of the item: `quote`, `application 66c0…`. */
  form: string
  /** Short title without personal data. */
  title: string
  /** Hash of the input, which reveals nothing of it. */
  contentHash: number
  /** Position in the sending order. */
  order: number
  createdAt: number
}

interface UnsentBase extends ItemBase {
  /** Entries to send, including files. */
  input: Input
  attempts: number
  /** Number of 5xx responses, from the API or a gateway in front of it. */
  faults: number
  /** Number of attempts without a response although the server was reachable. */
  silences: number
  /** Timestamp from which the visitor is asked before sending. */
  goodUntil: number
  /** Reason of the last failure, in the form's words. */
  reason?: string
  /** Whether an attempt ended with an unknown outcome. */
  mayHaveArrived?: boolean
}

/** Item that is sent automatically when there is a network and its time has come. */
export interface WaitingItem extends UnsentBase {
  state: 'waiting'
  /** Time of the next attempt, in milliseconds. */
  notBefore: number
  /** Whether the server requested `notBefore`. */
  isAsked?: boolean
  /** Whether the device has no room to note that the item is being sent. */
  lacksRoom?: boolean
  /** Whether the visitor knows that it may have arrived, and wants it sent all the same. */
  isConfirmed?: boolean
}

/** Item that is being sent. If the tab that sends it is gone, its outcome is unknown. */
export interface SendingItem extends UnsentBase {
  state: 'sending'
  /** Name of the attempt: outcomes of earlier attempts are ignored. */
  attempt: string
  /** Whether the backend stores it once, however often it is sent. */
  isKeyed: boolean
}

/** Item that may have arrived at a backend without idempotency keys: the visitor decides. */
export interface UnsureItem extends UnsentBase {
  state: 'unsure'
}

/** Item that the server has rejected. */
export interface RefusedItem extends UnsentBase {
  state: 'refused'
  reason: string
  /** Reason in the server's own words. */
  said?: string
}

/** Item that the visitor is changing or has stopped. */
export interface StoppedItem extends UnsentBase {
  state: 'stopped'
}

/** Receipt of an item that the server has confirmed: no personal data remains here. */
export interface SentItem extends ItemBase {
  state: 'sent'
  sentAt: number
  input?: undefined
  reason?: undefined
  mayHaveArrived?: undefined
}

export type UnsentItem = WaitingItem | SendingItem | UnsureItem | RefusedItem | StoppedItem

/** Submission as stored on the device. */
export type StoredItem = UnsentItem | SentItem
export type ItemState = StoredItem['state']

/** Submission as this page knows it. */
export type OutboxItem = StoredItem & {
  /** Whether the device refuses to store it: it is lost with this page, and its draft stays until it has arrived. */
  isMemoryOnly?: boolean
  /** Whether another item is sent before it. */
  isBlocked?: boolean
}

/** Returns the fields that all unsent states share. */
export function commonPart(item: UnsentItem): UnsentBase {
  const { id, kind, form, title, contentHash, order, createdAt, input, attempts } = item
  const { faults, silences, goodUntil, reason, mayHaveArrived } = item
  const known = { ...(reason !== undefined && { reason }), ...(mayHaveArrived && { mayHaveArrived }) }
  const base = { id, kind, form, title, contentHash, order, createdAt }
  return { ...base, input, attempts, faults, silences, goodUntil, ...known }
}

/** Returns the item as it is right after the visitor asks to send it. */
export function toQueued(item: UnsentItem, now = Date.now()): WaitingItem {
  const isConfirmed = item.state === 'unsure' || item.state === 'stopped'
  return {
    ...commonPart(item),
    state: 'waiting',
    notBefore: 0,
    faults: 0,
    silences: 0,
    goodUntil: now + sendUnaskedFor,
    ...(isConfirmed && { isConfirmed }),
  }
}

/** Returns the receipt of an arrived item: no entries and no files. */
export function receipt(item: StoredItem, now = Date.now()): SentItem {
  if (item.state === 'sent') return item
  const { id, kind, form, title, contentHash, order, createdAt } = item
  return { id, kind, form, title, contentHash, order, createdAt, state: 'sent', sentAt: now }
}

export function isUnsent(item: StoredItem): item is UnsentItem {
  return item.state !== 'sent'
}

/** Whether an item has waited so long that the visitor is asked first. */
export function isOverdue(item: StoredItem, now = Date.now()): boolean {
  return item.state === 'waiting' && item.goodUntil < now
}

/** Whether a receipt is no longer shown. A temporarily wrong clock hides it only for that time. */
export function isForgotten(item: StoredItem, now = Date.now()): boolean {
  return item.state === 'sent' && item.sentAt + receiptShownFor < now
}
