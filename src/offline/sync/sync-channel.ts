import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { openChannel } from '#src/api/channel.ts'
import { currentSession } from '#src/api/session.ts'
import { SHAPE } from '#src/offline/saved/answer-store.ts'
import { syncHeldAtom } from './sync-state.ts'
import { putForStaff } from './synced-lists.ts'

/** Staff's records were deleted from the device. */
interface Deleted {
  token: string
  isDeleted: true
}

/** What one tab has brought, for the others of the same session: they need not bring it again. */
interface Brought {
  shape: number
  token: string
  isDeleted?: false
  key: QueryKey
  data: unknown
  updatedAt: number
}

const channel = openChannel<Brought | Deleted>('readiness')
const followed = new WeakSet<QueryClient>()

/** Takes over what other tabs bring. Called at every entrance of the dashboard. */
export function hearOtherTabs(client: QueryClient): void {
  if (followed.has(client)) return
  followed.add(client)
  channel.listen((message) => {
    if (message.token !== currentSession()?.token) return
    if (message.isDeleted) {
      getDefaultStore().set(syncHeldAtom, true)
      return forgetRecords(client)
    }
    const { shape, key, data, updatedAt } = message
    if (shape !== SHAPE) return
    const known = client.getQueryState(key)?.dataUpdatedAt ?? 0
    if (updatedAt > known) putForStaff(client, key, data, updatedAt)
  })
}

export function tellOtherTabs(key: QueryKey, data: unknown, updatedAt: number): void {
  const token = currentSession()?.token
  if (token) channel.post({ shape: SHAPE, token, key, data, updatedAt })
}

export function tellDeleted(): void {
  const token = currentSession()?.token
  if (token) channel.post({ token, isDeleted: true })
}

/** What is on the screen is asked for again, and is then on the device again. */
function forgetRecords(client: QueryClient) {
  const predicate = ({ meta }: Query) => meta?.savedFor === 'staff'
  client.removeQueries({ predicate, type: 'inactive' })
  void client.resetQueries({ predicate, type: 'active' })
}
