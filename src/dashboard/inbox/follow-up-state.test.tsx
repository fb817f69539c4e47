import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FollowUpState, InboxStateContext } from './follow-up-state.tsx'

const now = Date.parse('2026-11-20T12:00:00+01:00')
const arrival = (day: number) => ({ createdAt: `2026-11-${day}T09:00:00+01:00` })

/** Returns the text of the state beside a record, without the part for screen readers. */
function stateOf(collection: 'applications' | 'quote-requests', record: { _id: string; status?: string }) {
  const html = renderToStaticMarkup(
    <InboxStateContext
      value={{
        collection,
        followedUp: new Set(['marked']),
        now,
        isNarrow: false,
        words: [],
        notes: new Map(),
      }}
    >
      <FollowUpState record={record} />
    </InboxStateContext>,
  )
  const text = html.replace(/<span class="sr-only">[^<]*<\/span>/, '').replace(/<[^>]+>/g, '')
  return { text: text.trim(), isBold: !html.includes('data-answered'), isRed: html.includes('text-danger') }
}

test('a row of an inbox shows how long its person has waited, and in red what is long overdue', () => {
  const old = stateOf('quote-requests', { _id: 'a', ...arrival(11) })
  expect(old).toEqual({ text: '9 days · late', isBold: true, isRed: true })
  const young = stateOf('quote-requests', { _id: 'a', ...arrival(19) })
  expect(young).toEqual({ text: '1 day', isBold: true, isRed: false })
  expect(stateOf('quote-requests', { _id: 'a' })).toEqual({ text: '', isBold: true, isRed: false })
})

test('a row of an inbox is not bold once its record is answered or decided', () => {
  const answered = stateOf('quote-requests', { _id: 'marked', ...arrival(11) })
  expect(answered).toEqual({ text: 'Answered', isBold: false, isRed: false })
  const rejected = stateOf('applications', { _id: 'a', status: 'rejected', ...arrival(11) })
  expect(rejected).toEqual({ text: '', isBold: false, isRed: false })
  const reviewed = stateOf('applications', { _id: 'a', status: 'reviewing', ...arrival(11) })
  expect(reviewed).toEqual({ text: '9 days · late', isBold: true, isRed: true })
})
