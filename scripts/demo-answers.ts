import { day } from '#backend/base/durations.ts'
import type { Row } from '#backend/ports/rows.ts'
import { accounts } from '#mocks/accounts.ts'
import { seed as applications } from '#mocks/seeds/applications.ts'
import { seed as contactSubmissions } from '#mocks/seeds/contact-submissions.ts'
import { seed as quoteRequests } from '#mocks/seeds/quote-requests.ts'
import { collections } from '#src/contract/index.ts'

/** Age from which on an enquiry has been answered, in milliseconds. */
const answeredAfter = 9 * day
const inboxes = { quoteRequests, contactSubmissions, applications }

/** Marks of the demonstration's staff: what waits for an answer is what came last, as in an office that does its work. */
export function demoAnswers(now: Date): Row[] {
  const [staff] = accounts
  return Object.entries(inboxes).flatMap(([table, seed]) =>
    seed(now)
      .filter(({ createdAt }) => now.getTime() - Date.parse(String(createdAt)) > answeredAfter)
      .map(({ _id, createdAt }) => {
        // Object.entries forgets which names there are.
        const { name: collection } = collections[table as keyof typeof inboxes]
        return {
          _id: `${collection} ${_id} mark`,
          collection,
          recordId: _id,
          kind: 'mark',
          text: 'yes',
          by: staff.name,
          author: staff._id,
          createdAt: new Date(Date.parse(String(createdAt)) + day).toISOString(),
        }
      }),
  )
}
