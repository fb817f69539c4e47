import type { Connection } from '#src/offline/connection/connection.ts'
import { type ItemState, isOverdue, type OutboxItem, type WaitingItem } from '#src/offline/outbox/item.ts'
import type { BadgeTone } from '#src/ui/badge.tsx'
import { age, dayMonthYear } from '#src/ui/text/date.ts'
import { day } from '#src/ui/text/durations.ts'
import { nouns } from './kind-words.ts'

export const stateLabels: Record<ItemState, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'caution' },
  sending: { label: 'Sending', tone: 'info' },
  unsure: { label: 'Not known', tone: 'caution' },
  refused: { label: 'Needs attention', tone: 'danger' },
  stopped: { label: 'Stopped', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'safe' },
}

/** Returns an item's state and next step, in one or two sentences. */
export function stateSentence(item: OutboxItem, connection: Connection, now = Date.now()): string {
  if (isOverdue(item, now))
    return `This was written ${writtenWhen(item, now)}. Is it still wanted? It is not sent until you say so.`
  const isNotKept = item.isMemoryOnly && item.state !== 'sent'
  return [sentenceOf(item, connection, now), isNotKept && notStoredSentence].filter(Boolean).join(' ')
}

/** Whether the item may have arrived, as far as this device knows. */
export function mayBeThere({ state, mayHaveArrived = false }: OutboxItem): boolean {
  return mayHaveArrived || state === 'sending' || state === 'unsure' || state === 'sent'
}

/** Returns the form's message after the visitor has stopped a submission in transit. */
export function cancelledSentence({ kind, mayHaveArrived }: OutboxItem): string {
  const late = `, yet all of it had gone out: your ${nouns[kind]} may have arrived`
  const storedSentence = `Everything that you entered is still here${kind === 'application' ? ', your resume included' : ''}.`
  return `Sending was cancelled${mayHaveArrived ? late : ''}. ${storedSentence}`
}

const notStoredSentence =
  'This device does not keep it, because it has no room or the window is a private one: leave this page open until it has arrived.'

function sentenceOf(item: OutboxItem, connection: Connection, now: number): string {
  switch (item.state) {
    case 'waiting':
      return waitingSentence(item, connection, now)
    case 'sending':
      return 'It is on its way.'
    case 'unsure':
      return 'It went out and no clear answer came back, so it may have arrived. If you are not sure, call us before you send it again.'
    case 'refused': {
      const why = (item.said ?? item.reason).replace(/\.$/, '')
      return `We could not accept this ${nouns[item.kind]}${why && `: ${why}`}. Change it, or reach us another way.`
    }
    case 'stopped':
      return item.mayHaveArrived
        ? 'You are changing it, or you stopped it. It had gone out before, so it may have arrived. It is not sent again until you say so.'
        : 'You are changing it, or you stopped it. It is not sent until you say so.'
    case 'sent':
      return `Arrived on ${dayMonthYear(item.sentAt)}. Your entries are no longer on this device.`
  }
}

type VisibleWaiting = WaitingItem & Pick<OutboxItem, 'isMemoryOnly' | 'isBlocked'>

function waitingSentence(item: VisibleWaiting, connection: Connection, now: number): string {
  const { isMemoryOnly, isBlocked, lacksRoom, mayHaveArrived, notBefore, attempts } = item
  const saved = isMemoryOnly ? '' : 'Saved on this device. '
  if (connection !== 'online') return `${saved}It will be sent when you are online.`
  if (isBlocked) return `${saved}It will be sent after the one before it.`
  const seconds = Math.ceil((notBefore - now) / 1000)
  const soon = seconds > 0 ? `in ${waitOf(seconds)}` : 'in a moment'
  if (lacksRoom)
    return `Saved on this device, which has no room left to note that it is being sent. Free some; it is tried again ${soon}.`
  if (mayHaveArrived)
    return `${saved}No clear answer came, so it may have arrived; the server stores it once only. It is tried again ${soon}.`
  if (seconds <= 0) return `${saved}It will be sent in a moment.`
  return attempts > 0
    ? `${saved}It did not go through yet and is tried again ${soon}.`
    : `${saved}It will be sent ${soon}.`
}

/** Formats the age. A long one may come from a wrong clock, so the text names the clock. */
function writtenWhen({ createdAt }: OutboxItem, now: number): string {
  const isMalformed = Math.abs(now - createdAt) > 60 * day
  return `${age(createdAt, now)}${isMalformed ? ' by the clock of this device' : ''}`
}

function waitOf(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}
