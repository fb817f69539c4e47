import { hydrate, type Query, type QueryClient } from '@tanstack/react-query'
import type { PersistQueryClientOptions } from '@tanstack/react-query-persist-client'
import { getDefaultStore } from 'jotai'
import { beforeSessionEnds, currentSession, type Session, sessionAtom } from '#src/api/session.ts'
import { canSaveForStaff, emptyStaffStores, staffPrefix } from './device-store.ts'
import { reportStorage, type SavedArea, savedArea } from './saved-area.ts'
import { holdStaffLock, ifNobodyIsSignedIn } from './staff-lock.ts'

/** Longest wait for the disk, in milliseconds: before the first route, and before a token goes. */
const patience = { restore: 1_000, wipe: 3_000 }
const writeAfter = 800

/**
 * Keeps a client's queries on the device: one key a query, one database for visitors and one a person. Only this
 * tab's own fetches and changes are written, within a second, and never over a newer answer.
 */
export function createCacheKeeper(client: QueryClient) {
  const visitor: SavedArea = savedArea('saved-visitor', 'visitor', () => visitor.evict())
  let staff: SavedArea | undefined
  let person: string | undefined
  /** Grows with every begin and wipe: whoever waited compares it before going on. */
  let visit = 0
  let freeLock = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  function areaOf({ meta }: Query): SavedArea | undefined {
    if (meta?.savedFor === 'staff') return staff
    return meta?.savedFor === 'visitor' ? visitor : undefined
  }

  /** An answer that a later fetch could not refresh is still one; what never came is not. */
  function isUnsaved(query: Query): boolean {
    return query.state.data !== undefined && areaOf(query)?.has(query) === false
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const unsaved = (area: SavedArea) => () =>
      client.getQueryCache().findAll({ predicate: (query) => areaOf(query) === area && isUnsaved(query) })
    await Promise.all([visitor, staff].map((area) => area?.save(unsaved(area))))
  }

  function flushSoon() {
    timer ??= setTimeout(() => void flush(), writeAfter)
  }

  async function restoreInto(area: SavedArea, isWanted: () => boolean) {
    const queries = await area.read()
    if (!isWanted()) return
    // Left to the defaults, restored queries would be thrown away after five minutes, and from the disk with them.
    hydrate(client, { queries }, { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
    flushSoon()
  }

  /** Nothing of anybody else is left when somebody begins, and saved answers appear as soon as they are read. */
  async function begin(someone: string) {
    person = someone
    visit += 1
    const own = visit
    const isStill = () => visit === own
    const free = await holdStaffLock()
    if (!isStill()) return free()
    freeLock = free
    const name = staffPrefix + someone
    const isEmptied = await emptyStaffStores(name).then(
      () => true,
      () => false,
    )
    if (!isStill()) return
    if (!isEmptied || !canSaveForStaff()) return reportStorage(name, false)
    // Not waited for: some browsers ask the person first.
    void navigator.storage?.persist?.().catch(() => {})
    staff = savedArea(name, 'staff', () => visitor.evict())
    await restoreInto(staff, isStill)
  }

  /** In this order: writing stops, answers leave the memory, then the disk. */
  async function wipe() {
    const closing = staff?.close()
    staff = undefined
    person = undefined
    visit += 1
    await forgetStaff(client)
    await closing
    await emptyStaffStores()
    await emptyStaffFiles()
    freeLock()
  }

  async function follow(session: Session | undefined) {
    const someone = session && (session.admin._id || session.admin.email)
    if (person && someone !== person) await limited(wipe(), patience.wipe)
    // What a screen asked for while its session was ending must not stay in memory, either.
    if (!session) return forgetStaff(client)
    if (someone && someone !== person && currentSession() === session) await begin(someone)
  }

  async function restore() {
    const session = currentSession()
    const nobody = () => ifNobodyIsSignedIn(emptyStaffStores)
    await Promise.allSettled([restoreInto(visitor, () => true), session ? follow(session) : nobody()])
  }

  function start() {
    const store = getDefaultStore()
    const flushNow = () => void flush()
    const flushIfHidden = () => document.visibilityState === 'hidden' && flushNow()
    document.addEventListener('visibilitychange', flushIfHidden)
    window.addEventListener('pagehide', flushNow)
    const stops = [
      beforeSessionEnds(() => limited(wipe(), patience.wipe)),
      store.sub(sessionAtom, () => void follow(store.get(sessionAtom)).catch(() => {})),
      client.getQueryCache().subscribe(({ type, query }) => {
        const area = type === 'removed' && areaOf(query)
        if (area) area.remove(query.queryHash)
        if (area) flushSoon()
      }),
      () => document.removeEventListener('visibilitychange', flushIfHidden),
      () => window.removeEventListener('pagehide', flushNow),
      () => clearTimeout(timer),
    ]
    return () => stops.forEach((stop) => void stop())
  }

  const options: Omit<PersistQueryClientOptions, 'queryClient'> = {
    persister: {
      persistClient: ({ clientState }) => {
        if (clientState.queries.length > 0) flushSoon()
      },
      // Read answers go into the client by themselves, so that slow ones still come after the time limit.
      restoreClient: () => limited(restore(), patience.restore).then(() => undefined),
      removeClient: () => {},
    },
    dehydrateOptions: { shouldDehydrateQuery: isUnsaved, shouldDehydrateMutation: () => false },
  }
  return { options, start, flush }
}

async function forgetStaff(client: QueryClient) {
  const filters = { predicate: isStaff }
  await client.cancelQueries(filters)
  client.removeQueries(filters)
  const mutations = client.getMutationCache()
  for (const mutation of mutations.getAll()) {
    if (mutation.state.status !== 'pending') mutations.remove(mutation)
  }
}

/** Also what is never saved: searches, settings, accounts. */
function isStaff({ meta, queryKey }: Query): boolean {
  return meta?.savedFor === 'staff' || queryKey[1] === 'staff'
}

/** The dashboard's code, and pictures, among which are those of drafts: a device without a session has neither. */
async function emptyStaffFiles() {
  if (typeof caches === 'undefined') return
  const names = (await caches.keys()).filter((name) => name.startsWith('staff-') || name === 'images')
  await Promise.all(names.map((name) => caches.delete(name)))
}

function limited(task: Promise<void>, milliseconds: number): Promise<void> {
  return Promise.race([task.catch(() => {}), new Promise<void>((done) => setTimeout(done, milliseconds))])
}
