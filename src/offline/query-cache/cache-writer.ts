import { hydrate, type Query, type QueryCacheNotifyEvent, type QueryClient } from '@tanstack/react-query'
import { isCutList } from '#src/api/partial-records.ts'
import { deviceStore } from '#src/offline/disk/device-store.ts'
import { evictOldest, plainRows } from '#src/offline/disk/query-rows.ts'
import { visitorCacheDatabase } from '#src/offline/disk/storage-names.ts'
import { QueryStore, type RestoredQuery } from './query-store.ts'

const writeAfter = 800

/** Writes cached data to the device: within a second, and at once when the page closes. */
export class CacheWriter {
  readonly #client: QueryClient
  readonly #visitorRows = deviceStore(visitorCacheDatabase)
  readonly visitor: QueryStore
  /** Cached responses of the signed-in user, once they are open. */
  staff: QueryStore | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(client: QueryClient) {
    this.#client = client
    this.visitor = new QueryStore({
      name: visitorCacheDatabase,
      savedFor: 'visitor',
      rows: plainRows(this.#visitorRows),
      makeRoom: this.makeRoom,
    })
  }

  makeRoom = (): Promise<void> => evictOldest(this.#visitorRows)

  /**
   * Whether a query has data to write. Data that a later fetch could not refresh counts; missing data does not, nor a
   * partial list, which would replace the whole list of an earlier visit.
   */
  isUnsaved = (query: Query): boolean => {
    const { data } = query.state
    return data !== undefined && this.#storeOf(query)?.has(query) === false && !isCutList(data)
  }

  flush = async (): Promise<void> => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const unsavedOf = (store: QueryStore) => () =>
      this.#client
        .getQueryCache()
        .findAll({ predicate: (query) => this.#storeOf(query) === store && this.isUnsaved(query) })
    await Promise.all([this.visitor, this.staff].map((store) => store?.save(unsavedOf(store))))
  }

  flushSoon = (): void => {
    this.#timer ??= setTimeout(() => void this.flush(), writeAfter)
  }

  hydrateQueries = (queries: RestoredQuery[]): void => {
    // By default, restored queries would be removed from memory after five minutes, and then from the disk.
    hydrate(this.#client, { queries }, { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
    this.flushSoon()
  }

  /** Starts to watch the cache and the page. Returns a function that stops it. */
  watch(): () => void {
    const flushNow = () => void this.flush()
    const flushIfHidden = () => document.visibilityState === 'hidden' && flushNow()
    document.addEventListener('visibilitychange', flushIfHidden)
    window.addEventListener('pagehide', flushNow)
    const unsubscribe = this.#client.getQueryCache().subscribe((event) => this.#onCacheEvent(event))
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', flushIfHidden)
      window.removeEventListener('pagehide', flushNow)
      clearTimeout(this.#timer)
    }
  }

  #onCacheEvent(event: QueryCacheNotifyEvent): void {
    const store = event.type === 'removed' ? this.#storeOf(event.query) : undefined
    if (store) {
      store.remove(event.query.queryHash)
      this.flushSoon()
    }
    // A list changed manually has lost a record: a reload must not restore it.
    const isByHand = event.type === 'updated' && event.action.type === 'success' && event.action.manual
    if (isByHand && Array.isArray(event.query.state.data)) void this.flush()
  }

  #storeOf({ meta }: Query): QueryStore | undefined {
    if (meta?.savedFor === 'staff') return this.staff
    return meta?.savedFor === 'visitor' ? this.visitor : undefined
  }
}
