import { day } from '#backend/base/durations.ts'
import type { RowOf } from '#backend/schema.ts'
import { accounts } from '#mocks/accounts.ts'
import { seed as applications } from '#mocks/seeds/applications.ts'
import { seed as contactSubmissions } from '#mocks/seeds/contact-submissions.ts'
import { seed as quoteRequests } from '#mocks/seeds/quote-requests.ts'
import { collections } from '#src/contract/index.ts'

/** Age in milliseconds from which an enquiry has a follow-up. */
const followUpDelay = 9 * day
const inboxes = { quoteRequests, contactSubmissions, applications }

/** Returns the follow-ups of the demonstration: only the latest enquiries have none, as in a working office. */
export function demoFollowUps(now: Date): RowOf<'answers'>[] {
  const [staff] = accounts
  return Object.entries(inboxes).flatMap(([table, seed]) =>
    seed(now)
      .filter(({ createdAt }) => now.getTime() - Date.parse(String(createdAt)) > followUpDelay)
      .map(({ _id, createdAt }) => {
        // Object.entries loses the type of the names.
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
