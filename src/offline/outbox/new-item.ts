import { sendUnaskedFor } from '#src/api/freshness.ts'
import { type Input, textOf } from '#src/offline/drafts/draft.ts'
import { hashText } from '#src/offline/storage/hash-text.ts'
import type { Kind, WaitingItem } from './item.ts'

/** Submission of a form. */
export interface Submitted {
  kind: Kind
  form: string
  title: string
  input: Input
}

/** Creates the item of a submission, behind all others. */
export function newItem(
  submitted: Submitted,
  others: readonly { order: number }[] = [],
  now = Date.now(),
): WaitingItem {
  return {
    id: newId(),
    ...submitted,
    contentHash: contentHash(submitted.input),
    state: 'waiting',
    order: orderAfter(others),
    attempts: 0,
    faults: 0,
    silences: 0,
    notBefore: 0,
    createdAt: now,
    goodUntil: now + sendUnaskedFor,
  }
}

export function orderAfter(others: readonly { order: number }[]): number {
  return Math.max(0, ...others.map(({ order }) => order)) + 1
}

/** Returns the same number for equal inputs; empty fields do not count. */
export function contentHash(input: Input): number {
  const texts = Object.entries(input).map(([name, value]) => [name, textOf(value)])
  return hashText(JSON.stringify(texts.filter(([, text]) => text !== '').sort()))
}

/** Returns a random id. Without https there is no `randomUUID`, but random values are available. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
