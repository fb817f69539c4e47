import type { Connection } from '#src/offline/connection/connection.ts'
import { type ItemState, isOverdue, type OutboxItem } from '#src/offline/outbox/item.ts'
import type { BadgeTone } from '#src/ui/badge.tsx'
import { age, dayMonthYear } from '#src/ui/text/date.ts'
import { nouns } from './kind-words.ts'

export const stateLabels: Record<ItemState, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'caution' },
  sending: { label: 'Sending', tone: 'info' },
  unsure: { label: 'Not known', tone: 'caution' },
  refused: { label: 'Needs attention', tone: 'danger' },
  stopped: { label: 'Stopped', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'safe' },
}

/** How an item is and what happens next, in a sentence or two. */
export function stateSentence(item: OutboxItem, connection: Connection, now = Date.now()): string {
  if (isOverdue(item, now))
    return `This was written ${age(item.createdAt, now)}. Is it still wanted? It is not sent until you say so.`
  return [sentences[item.state](item, connection, now), item.isMemoryOnly && loose].filter(Boolean).join(' ')
}

/** Whether it may be with the office already, as far as this device knows. */
export function mayBeThere({ state, mayHaveArrived = false }: OutboxItem): boolean {
  return mayHaveArrived || state === 'sending' || state === 'unsure' || state === 'sent'
}

/** What a form says whose submission the visitor stopped while it was on its way. */
export function cancelledSentence({ kind, mayHaveArrived }: OutboxItem): string {
  const late = `, yet all of it had gone out: your ${nouns[kind]} may have arrived`
  const kept = `Everything that you entered is still here${kind === 'application' ? ', your resume included' : ''}.`
  return `Sending was cancelled${mayHaveArrived ? late : ''}. ${kept}`
}

const loose =
  'This device does not keep it, because it has no room or the window is a private one: leave this page open until it has arrived.'

type Sentence = (item: OutboxItem, connection: Connection, now: number) => string

const sentences: Record<ItemState, Sentence> = {
  waiting: ({ isMemoryOnly, notBefore, isBehind, lacksRoom }, connection, now) => {
    if (isMemoryOnly) return 'It will be sent when you are online.'
    if (connection !== 'online') return 'Saved on this device. It will be sent when you are online.'
    if (isBehind) return 'Saved on this device. It goes out after the one before it.'
    const seconds = Math.ceil((notBefore - now) / 1000)
    if (lacksRoom)
      return `Saved on this device, which has no room left to note that it is being sent. Free some; it is tried again ${seconds > 0 ? `in ${waitOf(seconds)}` : 'in a moment'}.`
    return seconds > 0
      ? `Saved on this device. It did not go through yet and is tried again in ${waitOf(seconds)}.`
      : 'Saved on this device. It goes out in a moment.'
  },
  sending: () => 'It is on its way.',
  unsure: () =>
    'The connection broke after it had gone out, so it may have arrived. If you are not sure, call us before you send it again.',
  refused: ({ said, reason }) =>
    `The server did not take it: ${withoutStop(said ?? reason ?? 'it gave no reason')}. Change it, or reach us another way.`,
  stopped: ({ mayHaveArrived }) =>
    mayHaveArrived
      ? 'You stopped it after it had gone out, so it may have arrived. It is not sent again until you say so.'
      : 'You are changing it, or you stopped it. It is not sent until you say so.',
  sent: ({ sentAt }) => `Arrived on ${dayMonthYear(sentAt)}. Your entries are no longer on this device.`,
}

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '')

function waitOf(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}
