import type { Query, QueryClient } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { openChannel } from '#src/api/channel.ts'
import { followEvents, type ServerEvent } from '#src/api/events.ts'
import { featuresAtom } from '#src/api/features.ts'
import { hasFeature } from '#src/api/has-feature.ts'
import { beforeSessionEnds, currentSession, sessionAtom } from '#src/api/session.ts'
import { LeaderLock } from './leader-lock.ts'
import { forgetAuthors, noteAuthor } from './record-authors.ts'
import { tellOtherTabs } from './sync-channel.ts'
import { isBandwidthLimited } from './sync-state.ts'
import { type SyncedList, syncedLists, syncedOf } from './synced-lists.ts'

/** Message from the tab with the connection to the others of the same session; `alive` if nothing has happened. */
interface EventMessage {
  token: string
  told: ServerEvent | 'alive' | 'opened'
}

/** Time in which events are collected and handled together, in milliseconds. */
const together = 200
/** Age up to which a list is not refetched when the stream opens, in milliseconds. */
const freshFor = 60_000
const aliveEvery = 15_000

const store = getDefaultStore()
const channel = openChannel<EventMessage>('server-events')

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
  #toldAt = 0

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
    const lock = new LeaderLock('server-events')
    const stopListening = channel.listen((message) => {
      if (message.token !== token) return
      lock.hear()
      if (message.told === 'opened') this.#catchUp()
      else if (message.told !== 'alive') this.#take(message.told)
    })
    const tell = (told: EventMessage['told']) => {
      lock.hear()
      this.#toldAt = Date.now()
      channel.post({ token, told })
    }
    void lock.lead(stop.signal, async (signal) => {
      this.#isLeader = true
      await followEvents({
        token,
        signal,
        onOpen: () => {
          tell('opened')
          this.#catchUp()
        },
        onAlive: () => {
          if (Date.now() - this.#toldAt > aliveEvery) tell('alive')
        },
        onEvent: (event) => {
          tell(event)
          this.#take(event)
        },
      })
      this.#isLeader = false
    })
    return () => {
      stopListening()
      stop.abort()
      this.#isLeader = false
    }
  }

  #take(event: ServerEvent) {
    if (event.type === 'created') {
      this.#created.set(event.collection, (this.#created.get(event.collection) ?? 0) + 1)
    } else {
      for (const collection of event.collections) this.#changed.add(collection)
      if (event.record && event.by) noteAuthor(event.record, event.by)
    }
    this.#timer ??= setTimeout(() => this.#answer(), together)
  }

  #answer() {
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
      if (this.#isLeader) void this.#bring(inbox, 0)
    }
    for (const name of changed) this.#outdate(({ queryKey }) => queryKey[0] === name)
    this.#outdate(({ queryKey }) => queryKey[0] === 'summary')
  }

  /** Refetches data that may have changed without an event. Screens and syncs fetch missing data. */
  #catchUp() {
    this.#outdate(({ queryKey, state }) => queryKey[1] === 'staff' && isOld(state.dataUpdatedAt))
    if (!this.#isLeader) return
    const old = inboxes.filter(({ key }) => isOld(this.#client.getQueryState(key)?.dataUpdatedAt))
    for (const inbox of old) void this.#bring(inbox, freshFor)
  }

  /** Fetches a list. A record that it contains only in part is fetched as a whole, too, for offline use. */
  async #bring(inbox: SyncedList, staleTime: number) {
    const client = this.#client
    try {
      await inbox.fetchRows(client, staleTime)
      const { data, dataUpdatedAt = 0 } = client.getQueryState(inbox.key) ?? {}
      if (data !== undefined) void tellOtherTabs(inbox.key, data, dataUpdatedAt)
      if (!syncedOf(client, inbox.name)?.detailFields?.length || isBandwidthLimited()) return
      const { sync } = await import('./sync.ts')
      await sync(client, { details: true, freshFor, only: inbox.name })
    } catch {
      // The list comes with the next sync, or when it is opened.
    }
  }

  /** Invalidates queries. Hidden pages refetch once visible; forms keep the record they opened with. */
  #outdate(predicate: (query: Query) => boolean) {
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
    void this.#client.invalidateQueries({ predicate, refetchType })
  }
}

const inboxes = syncedLists.filter(({ withDetails }) => withDetails)
const inboxNamed = (name: string) => inboxes.find((inbox) => inbox.name === name)
const isOld = (moment = 0) => moment > 0 && Date.now() - moment > freshFor
