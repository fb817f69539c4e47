import type { QueryClient } from '@tanstack/react-query'
import type { PersistQueryClientOptions } from '@tanstack/react-query-persist-client'
import { atom, getDefaultStore } from 'jotai'
import { serverClock } from '#src/api/server-clock.ts'
import { currentSession } from '#src/api/session.ts'
import { holdStaffCalls } from '#src/api/staff-calls.ts'
import { registerFlush } from '#src/offline/disk/flush.ts'
import { databaseTimeout, withTimeout } from '#src/offline/disk/with-timeout.ts'
import { CacheWriter } from './cache-writer.ts'
import { loadStaffCache, SessionFollower } from './follow-session.ts'

/** Time limit of a visitor's page for reading the cache, in milliseconds. */
const visitorTimeout = 1_000

/**
 * Checks that the session has not ended, before anything renders for it. Starts early, because it queries the device.
 * Returns false if the device has not responded in time.
 */
export async function checkSession(): Promise<boolean> {
  const session = currentSession()
  if (!session) return true
  return inTime(
    loadStaffCache().then((answers) => answers.endMarkedSession(session)),
    databaseTimeout,
  )
}

interface PageKind {
  isStaffScreen?: boolean
  /** Set for a server-rendered page: settles when it has been hydrated. */
  hydrated?: Promise<void> | undefined
}

export type CachePersistence = ReturnType<typeof createCachePersistence>

/**
 * Persists a client's queries on the device: one key per query, one database for visitors and one per user. Only this
 * tab's own fetches and changes are written, within a second, and never over a newer response.
 */
export function createCachePersistence(
  client: QueryClient,
  { isStaffScreen = false, hydrated }: PageKind = {},
  checked = checkSession(),
) {
  serverClock.start()
  const writer = new CacheWriter(client)
  const follower = new SessionFollower(client, writer)
  /** Whether routes may render: staff screens at once after the session check, visitors' pages with their data. */
  const mayDrawAtom = atom(isStaffScreen || hydrated !== undefined)
  registerFlush(client, () => follower.opening.then(writer.flush))
  const longest = isStaffScreen ? databaseTimeout : visitorTimeout

  async function restore() {
    const restoreVisitor = async () => writer.hydrateQueries(await writer.visitor.read())
    await Promise.allSettled([restoreVisitor(), follower.start(isStaffScreen)])
  }

  // Start at once on the dashboard: otherwise the device's data would wait for the first frame of the routes.
  const restoring = isStaffScreen && checked.then(restore)

  async function restoreInTime() {
    await hydrated
    const isAnswering = await checked
    // Do not wait again for a device that was silent once; late data still arrives.
    await inTime(restoring || restore(), isAnswering ? longest : 0)
  }

  const options: Omit<PersistQueryClientOptions, 'queryClient'> = {
    persister: {
      persistClient: ({ clientState }) => {
        if (clientState.queries.length > 0) writer.flushSoon()
      },
      // Rows go into the client directly, so that slow ones still arrive after the time limit.
      restoreClient: async () => {
        const restored = restoreInTime()
        if (isStaffScreen) holdStaffCalls(restored)
        await restored
        getDefaultStore().set(mayDrawAtom, true)
        return undefined
      },
      removeClient: () => {},
    },
    dehydrateOptions: { shouldDehydrateQuery: writer.isUnsaved, shouldDehydrateMutation: () => false },
  }

  function start() {
    const stops = [follower.watch(), writer.watch()]
    return () => stops.forEach((stop) => void stop())
  }

  return { options, start, flush: writer.flush, mayDrawAtom }
}

/** Whether a task has settled in time, even if it failed. */
function inTime(task: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const ended = task.then(
    () => true,
    () => true,
  )
  return withTimeout(ended, milliseconds).catch(() => false)
}
