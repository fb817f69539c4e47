import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { currentSession } from '#src/api/session.ts'
import { SHAPE } from './saved-area.ts'
import { putForStaff } from './synced-lists.ts'

/** What one tab has brought, for the others of the same session: they need not bring it again. */
interface Brought {
  shape: number
  token: string
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
  channel.onmessage = ({ data: message }: MessageEvent<Brought>) => {
    const { shape, token, key, data, updatedAt } = message
    if (shape !== SHAPE || token !== currentSession()?.token) return
    const known = client.getQueryState(key)?.dataUpdatedAt ?? 0
    if (updatedAt > known) putForStaff(client, key, data, updatedAt)
  }
}

export function tellOtherTabs(key: QueryKey, data: unknown, updatedAt: number): void {
  const token = currentSession()?.token
  if (token) channel?.postMessage({ shape: SHAPE, token, key, data, updatedAt } satisfies Brought)
}
