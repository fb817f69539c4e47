import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { currentSession } from '#src/api/session.ts'
import { SHAPE } from '#src/offline/saved/answer-store.ts'
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

const name = 'readiness'
let channel: BroadcastChannel | undefined

/** Takes over what other tabs bring. Called once, where the dashboard starts. */
export function hearOtherTabs(client: QueryClient): void {
  if (channel) return
  channel = new BroadcastChannel(name)
  channel.onmessage = ({ data: message }: MessageEvent<Brought | Deleted>) => {
    if (message.token !== currentSession()?.token) return
    if (message.isDeleted) return forgetRecords(client)
    const { shape, key, data, updatedAt } = message
    if (shape !== SHAPE) return
    const known = client.getQueryState(key)?.dataUpdatedAt ?? 0
    if (updatedAt > known) putForStaff(client, key, data, updatedAt)
  }
}

export function tellOtherTabs(key: QueryKey, data: unknown, updatedAt: number): void {
  const token = currentSession()?.token
  if (token) channel?.postMessage({ shape: SHAPE, token, key, data, updatedAt } satisfies Brought)
}

export function tellDeleted(): void {
  const token = currentSession()?.token
  if (token) channel?.postMessage({ token, isDeleted: true } satisfies Deleted)
}

/** What is on the screen is asked for again, and is then on the device again. */
function forgetRecords(client: QueryClient) {
  const predicate = ({ meta }: Query) => meta?.savedFor === 'staff'
  client.removeQueries({ predicate, type: 'inactive' })
  void client.resetQueries({ predicate, type: 'active' })
}
