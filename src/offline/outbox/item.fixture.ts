import { commonPart, type SendingItem, type UnsentItem, type WaitingItem } from './item.ts'
import { newItem } from './new-item.ts'

/** Timestamp of the items in tests. */
export const now = Date.parse('2026-03-05T10:00:00Z')

export function item(id: string, change: Partial<WaitingItem> = {}): WaitingItem {
  const submitted = { kind: 'message', form: 'message', title: 'Message', input: { message: id } } as const
  return { ...newItem(submitted, [], now), id, ...change }
}

export function sendingItem(waiting: WaitingItem, isKeyed = true): SendingItem {
  return { ...commonPart(waiting), state: 'sending', attempt: 'one', isKeyed }
}

export const refusedItem = (waiting: WaitingItem): UnsentItem => ({
  ...commonPart(waiting),
  state: 'refused',
  reason: 'No',
})
