import type { Query, QueryClient } from '@tanstack/react-query'
import { openChannel } from '#src/api/channel.ts'
import { followEvents, type ServerEvent } from '#src/api/events.ts'
import { featuresAtom } from '#src/api/features.ts'
import { syncedFreshFor } from '#src/api/freshness.ts'
import { hasFeature } from '#src/api/has-feature.ts'
import { beforeSessionEnds, currentSession, sessionAtom } from '#src/api/session.ts'
import { LocksRefused, requestLock } from '#src/offline/storage/lock.ts'
import { store } from '#src/ui/browser/store.ts'
import { forgetAuthors, noteAuthor } from './record-authors.ts'
import { broadcastData } from './sync-channel.ts'
import { isBandwidthLimited } from './sync-state.ts'
import { type SyncedList, syncedLists, syncedOf } from './synced-lists.ts'

/** Message from the tab with the connection to the others of the same session. */
interface EventMessage {
  token: string
  event: ServerEvent | 'opened'
}

/** Time in which events are collected and handled together, in milliseconds. */
const batchWindow = 200

const channel = openChannel<EventMessage>('live-events')

/**
 * Updates an open dashboard by the server's events, while a user is signed in and the backend supports them. One tab of
 * the browser holds the connection and fetches the changes; the others receive them.
 */
export class LiveEvents {
  readonly #client: QueryClient
  readonly #onCreated: (inbox: string, count: number) => void
  #stop: (() => void) | undefined
  /** New records by collection, and changed collections, since they were last handled. */
  #created = new Map<string, number>()
  #changed = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isLeader = false

  /** @param onCreated called in every tab with the number of new records that visitors have sent */
  constructor(client: QueryClient, onCreated: (inbox: string, count: number) => void) {
    this.#client = client
    this.#onCreated = onCreated
  }

  /** Follows sessions and the backend's features while the page lives. */
  start(): void {
    const look = () => {
      const isWanted = currentSession() !== undefined && hasFeature('events')
      if (isWanted) this.#stop ??= this.#follow(currentSession()?.token ?? '')
      else this.#end()
    }
    store.sub(sessionAtom, look)
    store.sub(featuresAtom, look)
    beforeSessionEnds(() => this.#end())
    look()
  }

  #end() {
    this.#stop?.()
    this.#stop = undefined
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#created.clear()
    this.#changed.clear()
    forgetAuthors()
  }

  #follow(token: string): () => void {
    const stop = new AbortController()
    const stopListening = channel.listen((message) => {
      if (message.token !== token) return
      if (message.event === 'opened') this.#catchUp()
      else this.#enqueue(message.event)
    })
    const tell = (event: EventMessage['event']) => channel.post({ token, event })
    const lead = async () => {
      this.#isLeader = true
      await followEvents({
        token,
        signal: stop.signal,
        onOpen: () => {
          tell('opened')
          this.#catchUp()
        },
        onEvent: (event) => {
          tell(event)
          this.#enqueue(event)
        },
      })
      this.#isLeader = false
    }
    // Every tab leads in a browser that refuses locks.
    requestLock('live-events', { signal: stop.signal }, lead).catch((error) => {
      if (error instanceof LocksRefused) return lead()
    })
    return () => {
      stopListening()
      stop.abort()
      this.#isLeader = false
    }
  }

  #enqueue(event: ServerEvent) {
    if (event.type === 'created') {
      this.#created.set(event.collection, (this.#created.get(event.collection) ?? 0) + 1)
    } else {
      for (const collection of event.collections) this.#changed.add(collection)
      if (event.record && event.by) noteAuthor(event.record, event.by)
    }
    this.#timer ??= setTimeout(() => this.#flush(), batchWindow)
  }

  #flush() {
    this.#timer = undefined
    const created = [...this.#created]
    const changed = new Set([...this.#changed, ...created.map(([name]) => name)])
    this.#created.clear()
    this.#changed.clear()
    for (const [name, count] of created) {
      const inbox = inboxNamed(name)
      if (!inbox) continue
      this.#onCreated(name, count)
      // The tab with the connection fetches it for all tabs.
      changed.delete(name)
      if (this.#isLeader) void this.#fetch(inbox, 0)
    }
    for (const name of changed) this.#invalidate(({ queryKey }) => queryKey[0] === name)
    this.#invalidate(({ queryKey }) => queryKey[0] === 'summary')
  }

  /** Refetches data that may have changed without an event. Screens and syncs fetch missing data. */
  #catchUp() {
    this.#invalidate(({ queryKey, state }) => queryKey[1] === 'staff' && isOld(state.dataUpdatedAt))
    if (!this.#isLeader) return
    const old = inboxes.filter(({ key }) => isOld(this.#client.getQueryState(key)?.dataUpdatedAt))
    for (const inbox of old) void this.#fetch(inbox, syncedFreshFor)
  }

  /** Fetches a list. A record that it contains only in part is fetched as a whole, too, for offline use. */
  async #fetch(inbox: SyncedList, staleTime: number) {
    const client = this.#client
    try {
      await inbox.fetchRows(client, staleTime)
      const { data, dataUpdatedAt = 0 } = client.getQueryState(inbox.key) ?? {}
      if (data !== undefined) void broadcastData(inbox.key, data, dataUpdatedAt)
      if (!syncedOf(client, inbox.name)?.detailFields?.length || isBandwidthLimited()) return
      const { sync } = await import('./sync.ts')
      await sync(client, { details: true, freshFor: syncedFreshFor, only: inbox.name })
    } catch {
      // The list comes with the next sync, or when it is opened.
    }
  }

  /** Invalidates queries. Hidden pages refetch once visible; forms keep the record they opened with. */
  #invalidate(predicate: (query: Query) => boolean) {
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
    void this.#client.invalidateQueries({ predicate, refetchType })
  }
}

const inboxes = syncedLists.filter(({ withDetails }) => withDetails)
const inboxNamed = (name: string) => inboxes.find((inbox) => inbox.name === name)
const isOld = (moment = 0) => moment > 0 && Date.now() - moment > syncedFreshFor
