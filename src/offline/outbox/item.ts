/** The visitors' three forms. */
export const kinds = ['quote', 'message', 'application'] as const
export type Kind = (typeof kinds)[number]

/**
 * - `waiting`: goes out by itself when there is a network and `notBefore` has come
 * - `sending`: on its way; found so without a sender, its outcome is not known
 * - `unsure`: it may have arrived, and the backend knows no keys: the visitor decides
 * - `refused`: the server said no, with `reason`
 * - `stopped`: the visitor is changing it, or has stopped it
 * - `sent`: the server said that it has it; nothing personal is left here
 */
export type ItemState = 'waiting' | 'sending' | 'unsure' | 'refused' | 'stopped' | 'sent'

/** One submission on this device. */
export interface OutboxItem {
  /** Names it for the server, too: the `Idempotency-Key`. */
  id: string
  kind: Kind
  /** The form that it was written in: `quote`, `application 66c0…`. */
  form: string
  /** A few words that tell nothing personal. */
  title: string
  /** What is sent, a file included; gone as soon as it has arrived. */
  values?: Record<string, unknown>
  state: ItemState
  /** Its place among the others. */
  order: number
  attempts: number
  /** How often the server answered that something is wrong with itself, or something else in its place did. */
  faults: number
  /** How often nothing answered although the server was there. */
  silences?: number
  /** The moment of the next attempt, in milliseconds. */
  notBefore: number
  /** `notBefore` is what the server asked for. */
  isAsked?: boolean
  createdAt: number
  /** From then on the visitor is asked before it is sent. */
  goodUntil: number
  sentAt?: number
  /** Why the last attempt failed, as the form says it, and in the server's words. */
  reason?: string
  said?: string
  /** An attempt ended after everything had gone out. */
  mayHaveArrived?: boolean
  /** The device refuses to keep it: it lives as long as this page, and its draft stays until it has arrived. */
  isMemoryOnly?: boolean
  draft?: string
  /** The device has no room to note that it is being sent. */
  lacksRoom?: boolean
  /** As it is shown: another one goes out before it. */
  isBehind?: boolean
}

export const day = 24 * 60 * 60_000
/** How long an item is sent without asking, and how long a receipt stays. */
const askAfter = 7 * day
const receiptsFor = 30 * day

type Written = Pick<OutboxItem, 'kind' | 'form' | 'title'> & { values: Record<string, unknown> }

/** A submission as it is first kept, after all the others. */
export function newItem(written: Written, others: OutboxItem[], now = Date.now()): OutboxItem {
  return {
    id: newId(),
    ...written,
    state: 'waiting',
    order: Math.max(0, ...others.map(({ order }) => order)) + 1,
    attempts: 0,
    faults: 0,
    notBefore: 0,
    createdAt: now,
    goodUntil: now + askAfter,
  }
}

/** As it is when the visitor has just asked for it to be sent. */
export function wanted(item: OutboxItem, now = Date.now()): OutboxItem {
  const { isAsked, silences, lacksRoom, ...rest } = item
  return { ...rest, state: 'waiting', notBefore: 0, faults: 0, goodUntil: now + askAfter }
}

/** What stays of an item that has arrived: no entry and no file. */
export function receipt(item: OutboxItem, now = Date.now()): OutboxItem {
  const { values, reason, said, mayHaveArrived, isAsked, isMemoryOnly, draft, lacksRoom, ...rest } = item
  return { ...rest, state: 'sent', sentAt: now }
}

export function isUnsent({ state }: OutboxItem): boolean {
  return state !== 'sent'
}

/** It has waited for so long that the visitor is asked first. */
export function isOverdue({ state, goodUntil }: OutboxItem, now = Date.now()): boolean {
  return state === 'waiting' && goodUntil < now
}

export function isForgotten({ state, sentAt = 0 }: OutboxItem, now = Date.now()): boolean {
  return state === 'sent' && sentAt + receiptsFor < now
}

/** Whether two entries of a form say the same. Files count by what the device knows of them. */
export function sameContent(
  one: Record<string, unknown> | undefined,
  other: Record<string, unknown> | undefined,
): boolean {
  if (!one || !other) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => written(one[name]) === written(other[name]))
}

function written(value: unknown): string {
  if (value instanceof File) return `${value.name} ${value.size} ${value.type} ${value.lastModified}`
  return String(value ?? '').trim()
}

/** Without https there is no `randomUUID`; the numbers are there everywhere. */
function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
