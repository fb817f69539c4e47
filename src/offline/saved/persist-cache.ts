import type { QueryClient } from '@tanstack/react-query'
import type { PersistQueryClientOptions } from '@tanstack/react-query-persist-client'
import { atom, getDefaultStore } from 'jotai'
import { serverClock } from '#src/api/server-clock.ts'
import { currentSession } from '#src/api/session.ts'
import { holdStaffCalls } from '#src/api/staff-calls.ts'
import { registerFlush } from '#src/offline/disk/flush.ts'
import { databaseTimeout, withTimeout } from '#src/offline/disk/with-timeout.ts'
import { CacheWriter } from './cache-writer.ts'
import { SessionFollower, staffAnswers } from './follow-session.ts'

/** Longest wait of a visitor's page for what the device has saved, in milliseconds. */
const visitorTimeout = 1_000

/**
 * Nothing is drawn for a session before it is known that it has not ended: begun before everything else, as the device
 * is asked meanwhile. False when the device has not answered in time.
 */
export async function checkSession(): Promise<boolean> {
  const session = currentSession()
  if (!session) return true
  return inTime(
    staffAnswers().then((answers) => answers.endIfMarked(session)),
    databaseTimeout,
  )
}

interface PageKind {
  isStaffScreen?: boolean
  /** For a page that came with its document: settles when it has been hydrated. */
  hydrated?: Promise<void> | undefined
}

export type CachePersistence = ReturnType<typeof createCachePersistence>

/**
 * Keeps a client's queries on the device: one key a query, one database for visitors and one a person. Only this
 * tab's own fetches and changes are written, within a second, and never over a newer answer.
 */
export function createCachePersistence(
  client: QueryClient,
  { isStaffScreen = false, hydrated }: PageKind = {},
  checked = checkSession(),
) {
  serverClock.start()
  const writer = new CacheWriter(client)
  const follower = new SessionFollower(client, writer)
  /** Whether routes may be drawn: staff's, whose session was checked, at once, visitors' with their data. */
  const mayDrawAtom = atom(isStaffScreen || hydrated !== undefined)
  registerFlush(client, () => follower.opening.then(writer.flush))
  const longest = isStaffScreen ? databaseTimeout : visitorTimeout

  async function restore() {
    const restoreVisitor = async () => writer.hydrateQueries(await writer.visitor.read())
    await Promise.allSettled([restoreVisitor(), follower.start(isStaffScreen)])
  }

  // On the dashboard at once: what the device answers while the routes come would otherwise wait for their first frame.
  const restoring = isStaffScreen && checked.then(restore)

  async function restoreInTime() {
    await hydrated
    const isAnswering = await checked
    // A device that was silent once is not waited for again; what it still gives comes by itself.
    await inTime(restoring || restore(), isAnswering ? longest : 0)
  }

  const options: Omit<PersistQueryClientOptions, 'queryClient'> = {
    persister: {
      persistClient: ({ clientState }) => {
        if (clientState.queries.length > 0) writer.flushSoon()
      },
      // Read answers go into the client by themselves, so that slow ones still come after the time limit.
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

/** Whether a task has ended in time, well or badly. */
function inTime(task: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const ended = task.then(
    () => true,
    () => true,
  )
  return withTimeout(ended, milliseconds).catch(() => false)
}
