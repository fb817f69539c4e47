import { digest } from '#backend/base/digest.ts'
import { newRow } from '#backend/base/new-row.ts'
import { ApiError } from '#backend/errors.ts'
import { route } from '#backend/http/call.ts'
import { maxPushBrowsers } from '#backend/policy.ts'
import { allOf } from '#backend/ports/rows.ts'
import { featureCalls } from '#src/contract/http/features.ts'

const { pushKey, subscribePush, unsubscribePush } = featureCalls

/** Web push: the VAPID public key, and the subscribed browsers. */
export const pushRoutes = [
  route(pushKey, async ({ ports }) => {
    if (!ports.pushKey) throw new ApiError('push-unavailable')
    return { body: { key: ports.pushKey } }
  }),
  route(subscribePush, async ({ ports, input, person, now }) => {
    const subscription = await input()
    const fields = { adminId: person?._id, subscription: JSON.stringify(subscription) }
    const row = { ...newRow('pushes', fields, now), _id: await digest(subscription.endpoint) }
    const otherPushes = (await allOf(ports.rows.list('pushes', { where: { adminId: person?._id } }))).filter(
      ({ _id }) => _id !== row._id,
    )
    // The list is newest first. Remove the oldest.
    const surplus = otherPushes
      .slice(maxPushBrowsers - 1)
      .map(({ _id }) => ({ removeAll: 'pushes', where: { _id } }) as const)
    return { body: 'Notices are on', status: 200, changes: [...surplus, { upsert: 'pushes', row }] }
  }),
  route(unsubscribePush, async ({ input, person }) => {
    const where = { _id: await digest((await input()).endpoint), adminId: person?._id }
    return { body: 'Notices are off', status: 200, changes: [{ removeAll: 'pushes', where }] }
  }),
]
