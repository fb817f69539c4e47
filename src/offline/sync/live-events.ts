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

/** What the tab that holds the connection tells the others of the same session; `alive` where nothing has happened. */
interface EventMessage {
  token: string
  told: ServerEvent | 'alive' | 'opened'
}

/** Events that come together are answered together, in milliseconds. */
const together = 200
/** A list that came in this time before is not asked for again when the stream opens, in milliseconds. */
const freshFor = 60_000
const aliveEvery = 15_000

const store = getDefaultStore()
const channel = openChannel<EventMessage>('server-events')

/**
 * Keeps an open dashboard up to date by the server's events, while somebody is signed in and the backend has them. One
 * tab of the browser holds the connection and brings what is new; the others hear of it.
 */
export class LiveEvents {
  readonly #client: QueryClient
  readonly #onCreated: (inbox: string, count: number) => void
  #stop: (() => void) | undefined
  /** New records by their collections, and collections that were written to, since they were last answered. */
  #created = new Map<string, number>()
  #changed = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isLeader = false
  #toldAt = 0

  /** @param onCreated is told of records that people have sent in, in every tab */
  constructor(client: QueryClient, onCreated: (inbox: string, count: number) => void) {
    this.#client = client
    this.#onCreated = onCreated
  }

  /** Follows sessions and what the backend names, as long as the page lives. */
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
      // The tab that holds the connection brings it for all of them.
      changed.delete(name)
      if (this.#isLeader) void this.#bring(inbox, 0)
    }
    for (const name of changed) this.#outdate(({ queryKey }) => queryKey[0] === name)
    this.#outdate(({ queryKey }) => queryKey[0] === 'summary')
  }

  /** What happened while nobody listened was not told. What has never come is for its screen, and the sync, to ask for. */
  #catchUp() {
    this.#outdate(({ queryKey, state }) => queryKey[1] === 'staff' && isOld(state.dataUpdatedAt))
    if (!this.#isLeader) return
    const old = inboxes.filter(({ key }) => isOld(this.#client.getQueryState(key)?.dataUpdatedAt))
    for (const inbox of old) void this.#bring(inbox, freshFor)
  }

  /** A record whose list says only a part of it is read as a whole, too, so that it is there without a network. */
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
      // It comes with the next sync, or when somebody opens the list.
    }
  }

  /** A page that nobody looks at asks again when it is looked at. Forms keep the record that they were opened with. */
  #outdate(predicate: (query: Query) => boolean) {
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
    void this.#client.invalidateQueries({ predicate, refetchType })
  }
}

const inboxes = syncedLists.filter(({ withDetails }) => withDetails)
const inboxNamed = (name: string) => inboxes.find((inbox) => inbox.name === name)
const isOld = (moment = 0) => moment > 0 && Date.now() - moment > freshFor
