import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query'
import { serverClock } from '#src/api/server-clock.ts'
import { currentSession } from '#src/api/session.ts'
import { deviceStore } from '#src/offline/storage/device-store.ts'
import { registerCache } from '#src/offline/storage/stored-cache.ts'
import { databaseTimeout, withTimeout } from '#src/offline/storage/with-timeout.ts'
import { loadSessionData, type OpenStaff, SessionFollower } from './follow-session.ts'
import { evictOldest, plainRows } from './query-rows.ts'
import { QueryStore } from './query-store.ts'

/** Time limit of a first frame for restored data, in milliseconds: otherwise it would flash placeholders. */
const frameTimeout = 200

/**
 * Checks that the session has not ended, before anything renders for it. Starts early, because it queries the device.
 * Returns false if the device does not respond within two seconds.
 */
export async function checkSession(): Promise<boolean> {
  const session = currentSession()
  if (!session) return true
  return settleInTime(
    loadSessionData().then((data) => data.endMarkedSession(session)),
    databaseTimeout,
  )
}

interface CacheOptions {
  /** Opens the store of a user, in the dashboard. */
  openStaff?: OpenStaff
  /** Check of the stored session, if it is under way. */
  sessionCheck?: Promise<boolean>
  /** Set for a server-rendered page, which may not change before: settles when it has been hydrated. */
  hydrated?: Promise<void>
  /** Restores what screens show before a long list is restored. Returns whether there is something. */
  restoreHead?: (query: Query, store: QueryStore) => Promise<boolean>
  /** Settles when the first screen with such a head is painted. */
  painted?: Promise<void>
}

/** Restore of one query that is under way. A list with a head is shown before it is whole. */
interface Restore {
  shown: Promise<unknown>
  whole: Promise<unknown>
}

/**
 * Persists a client's queries on the device: one row a query, one store for visitors and one for the signed-in user.
 * Only queries with `meta.savedFor` are stored.
 */
export function persistCache(
  client: QueryClient,
  { openStaff, sessionCheck = checkSession(), hydrated, restoreHead, painted }: CacheOptions = {},
) {
  serverClock.start()
  const pages = deviceStore('pages')
  const makeRoom = () => evictOldest(pages)
  const visitor = new QueryStore({
    client,
    name: 'pages',
    savedFor: 'visitor',
    rows: plainRows(pages),
    makeRoom,
  })
  const follower = new SessionFollower(client, makeRoom, openStaff)
  const restores = new Set<Restore>()

  /** Settles when the session's store is open. Does not wait again for a device that did not respond. */
  const staffOpened = async () => settleInTime(follower.opening, (await sessionCheck) ? databaseTimeout : 0)
  async function openedStoreOf(query: Query): Promise<QueryStore | undefined> {
    if (query.meta?.savedFor === 'staff') await staffOpened()
    return storeOf(query)
  }
  function storeOf({ meta }: Query): QueryStore | undefined {
    if (meta?.savedFor === 'staff') return follower.staff
    return meta?.savedFor === 'visitor' ? visitor : undefined
  }
  /** Returns whether a part of a list is restored that the screen can show before the rest. */
  async function restoreHeadOf(query: Query): Promise<boolean> {
    await hydrated
    const store = await openedStoreOf(query)
    return (store && (await restoreHead?.(query, store))) ?? false
  }
  function startRestore(query: Query): Restore {
    const head = restoreHeadOf(query)
    const whole = head
      .then((hasHead) => (hasHead ? painted : undefined))
      .then(() => storeOf(query)?.restore(query))
      .catch(() => undefined)
    return { shown: head.then((hasHead) => hasHead || whole).catch(() => undefined), whole }
  }
  const persister: QueryPersister<unknown> = async (queryFn, context, query) => {
    if (query.state.data !== undefined || !query.meta?.savedFor) return queryFn(context)
    const restore = startRestore(query)
    restores.add(restore)
    const restored = await restore.whole
    restores.delete(restore)
    return restored === undefined ? queryFn(context) : restored
  }
  const defaults = client.getDefaultOptions()
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, persister } })

  const stopFollowing = follower.watch()
  const stopWriting = client.getQueryCache().subscribe((event) => {
    const store = storeOf(event.query)
    if (event.type === 'removed') store?.remove(event.query.queryHash)
    if (event.type === 'updated' && event.action.type === 'success') store?.write(event.query)
  })
  follower.opening = sessionCheck.then(() => follower.start()).catch(() => {})

  const flush = async () => {
    await staffOpened()
    await Promise.all([visitor.flush(), follower.staff?.flush()])
  }
  const restoreAll = async () => {
    // Do not read what is being read.
    await Promise.all([...restores].map(({ whole }) => whole))
    await Promise.all([visitor.restoreAll(), staffOpened().then(() => follower.staff?.restoreAll())])
  }
  registerCache(client, { flush, restoreAll })
  return {
    /** Settles when the data that the first screen has requested is restored, or too late for its frame. */
    settleFirstScreen: () => settleInTime(Promise.all([...restores].map(({ shown }) => shown)), frameTimeout),
    /** Restores all other data: lists are counted and searched that no screen shows. */
    restoreAll,
    /** Writes the data that a server-rendered page came with. */
    writePageData: () => {
      for (const query of client.getQueryCache().getAll()) storeOf(query)?.write(query)
    },
    flush,
    stop: () => {
      stopFollowing()
      stopWriting()
    },
  }
}

/** Settles when a task has ended or failed, at the latest after the given time. Returns whether it was in time. */
function settleInTime(task: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const ended = task.then(
    () => true,
    () => true,
  )
  return withTimeout(ended, milliseconds).catch(() => false)
}
