import { hydrate, type Query, type QueryClient } from '@tanstack/react-query'
import type { PersistQueryClientOptions } from '@tanstack/react-query-persist-client'
import { atom, getDefaultStore } from 'jotai'
import { holdStaffCalls } from '#src/api/request.ts'
import { beforeSessionEnds, currentSession, personOf, type Session, sessionAtom } from '#src/api/session.ts'
import {
  deviceStore,
  emptyStaffStores,
  evictOldest,
  hasBelongings,
  plainRows,
  staffPrefix,
} from '#src/offline/disk/device-store.ts'
import { registerFlush } from '#src/offline/disk/flush.ts'
import { ifNobodyIsSignedIn } from '#src/offline/disk/staff-lock.ts'
import { openAnswerStore, type RestoredQuery, reportStorage, type SavedArea } from './answer-store.ts'
import { forgetStaff } from './forget-staff.ts'
import type { Ending } from './staff-answers.ts'

/** Longest wait for the disk, in milliseconds: before the first route, its data, and before a token goes. */
const patience = { mark: 3_000, restore: 1_000, screen: 6_000, wipe: 3_000 }
const writeAfter = 800

/**
 * Nothing is drawn for a session before it is known that it has not ended: begun before everything else, as the device
 * is asked meanwhile.
 */
export function checkSession(): Promise<void> {
  const session = currentSession()
  if (!session) return Promise.resolve()
  return limited(
    staffKeeper().then((keeper) => keeper.endIfMarked(session)),
    patience.mark,
  )
}

/** What is done for staff alone is no part of a visitor's start. */
const staffKeeper = () => import('./staff-answers.ts')

/**
 * Keeps a client's queries on the device: one key a query, one database for visitors and one a person. Only this
 * tab's own fetches and changes are written, within a second, and never over a newer answer.
 */
export function createCachePersistence(client: QueryClient, isStaffScreen = false, checked = checkSession()) {
  /** Whether routes may be drawn: staff's, whose session was checked, at once, visitors' with their data. */
  const mayDrawAtom = atom(isStaffScreen)
  const visitors = deviceStore('saved-visitor')
  const makeRoom = () => evictOldest(visitors)
  const visitor = openAnswerStore('saved-visitor', 'visitor', plainRows(visitors), makeRoom)
  let staff: SavedArea | undefined
  let person: string | undefined
  /** Grows with every begin and wipe: whoever waited compares it before going on. */
  let visit = 0
  const leave: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let opening: Promise<unknown> = Promise.resolve()
  registerFlush(client, () => opening.then(flush))

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

  function put(queries: RestoredQuery[]) {
    // Left to the defaults, restored queries would be thrown away after five minutes, and from the disk with them.
    hydrate(client, { queries }, { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
    flushSoon()
  }

  async function restoreVisitor() {
    put(await visitor.read())
  }

  /** Nothing of anybody else is left when somebody begins, and saved answers appear as soon as they are read. */
  async function begin(session: Session, isNew: boolean, isScreenWaiting: boolean) {
    person = personOf(session)
    visit += 1
    const own = visit
    const isStill = () => visit === own
    const onLeave = (stop: () => void) => {
      if (isStill()) leave.push(stop)
      else stop()
    }
    const opening = { client, session, isNew, isStill, makeRoom, onLeave }
    const keeper = await staffKeeper().catch(() => undefined)
    const opened = await keeper?.openStaff(opening).catch(() => undefined)
    if (!isStill()) return
    if (!keeper || !opened) return reportStorage(staffPrefix, false)
    staff = opened
    await keeper.restoreStaff({ client, area: opened, put, isStill, isScreenWaiting })
  }

  /** In this order: writing stops, the mark is made, answers leave the memory, then the disk. */
  async function wipe(reason: Ending) {
    const token = currentSession()?.token
    const closing = staff?.close()
    for (const stop of leave.splice(0)) stop()
    staff = undefined
    person = undefined
    visit += 1
    reportStorage(staffPrefix, true)
    const loading = staffKeeper()
    const marking = loading.then((keeper) => keeper.markSession(reason, token))
    await forgetStaff(client)
    await closing
    await Promise.allSettled([
      marking,
      emptyStaffStores(),
      loading.then((keeper) => keeper.closeStaff(reason)),
    ])
  }

  async function follow(session: Session | undefined, isNew: boolean, isScreenWaiting = false) {
    const someone = personOf(session)
    if (person && someone && someone !== person) await limited(wipe('replaced'), patience.wipe)
    // What a screen asked for while its session was ending must not stay in memory, either.
    if (!session) return forgetStaff(client)
    if (someone && someone !== person && currentSession() === session)
      await begin(session, isNew, isScreenWaiting)
  }

  const emptyNobodys = () =>
    ifNobodyIsSignedIn(async () => {
      await emptyStaffStores()
      if (await hasBelongings()) await (await staffKeeper()).forgetNobodys()
    })

  async function restore() {
    const session = currentSession()
    await Promise.allSettled([
      restoreVisitor(),
      session ? follow(session, false, isStaffScreen) : emptyNobodys(),
    ])
  }

  function start() {
    const store = getDefaultStore()
    const flushNow = () => void flush()
    const flushIfHidden = () => document.visibilityState === 'hidden' && flushNow()
    document.addEventListener('visibilitychange', flushIfHidden)
    window.addEventListener('pagehide', flushNow)
    const stops = [
      beforeSessionEnds((reason) => limited(wipe(reason), patience.wipe)),
      store.sub(sessionAtom, () => {
        opening = follow(store.get(sessionAtom), true).catch(() => {})
      }),
      client.getQueryCache().subscribe((event) => {
        const area = event.type === 'removed' && areaOf(event.query)
        if (area) area.remove(event.query.queryHash)
        if (area) flushSoon()
        // A list that is changed by hand has lost a record: a reload must not bring it back.
        const isByHand = event.type === 'updated' && event.action.type === 'success' && event.action.manual
        if (isByHand && Array.isArray(event.query.state.data)) flushNow()
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
      restoreClient: async () => {
        const restored = checked.then(() =>
          limited(restore(), isStaffScreen ? patience.screen : patience.restore),
        )
        if (isStaffScreen) holdStaffCalls(restored)
        await restored
        getDefaultStore().set(mayDrawAtom, true)
        return undefined
      },
      removeClient: () => {},
    },
    dehydrateOptions: { shouldDehydrateQuery: isUnsaved, shouldDehydrateMutation: () => false },
  }
  return { options, start, flush, mayDrawAtom }
}

function limited(task: Promise<void>, milliseconds: number): Promise<void> {
  return Promise.race([task.catch(() => {}), new Promise<void>((done) => setTimeout(done, milliseconds))])
}
