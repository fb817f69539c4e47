import type { UseStore } from 'idb-keyval'
import { type Atom, atom } from 'jotai'
import { type Channel, openChannel } from '#src/api/channel.ts'
import { beforeSessionEnds, currentSession, personOf, sessionAtom } from '#src/api/session.ts'
import { type EncryptedRow, EncryptedTable } from '#src/offline/storage/encrypted-table.ts'
import { keyOfPerson } from '#src/offline/storage/sign-out/person-key.ts'
import { store } from '#src/ui/browser/store.ts'

interface Entry {
  /** Time of writing in milliseconds: of two entries with the same name the later one wins. */
  at: number
}

interface Options<Value> {
  rows: UseStore
  /** Channel on which tabs announce changes. */
  channel: string
  isEntry: (read: unknown) => read is Value
}

/**
 * Stores entries of a user that the backend does not have, by name. They are encrypted with the user's key as drafts
 * are, outlive the page and an expired session, and are deleted when the user signs out. All tabs show the same.
 */
export class EncryptedEntries<Value extends Entry> {
  /** Entries as shown: updated at once, whether or not the disk stores them. */
  readonly atom: Atom<ReadonlyMap<string, Value>>
  readonly #held = atom<ReadonlyMap<string, Value>>(new Map())
  readonly #table: EncryptedTable<Value>
  readonly #channel: Channel<'changed'>
  /** Entries that are not on the disk, as far as this page knows. */
  readonly #unwritten = new Map<string, Value>()
  /** Deleted entries with the time up to which they are void: a read that began earlier must not restore them. */
  readonly #dropped = new Map<string, number>()
  /** Number of writes completed, number of reads begun, and number of the read shown last. */
  #writes = 0
  #readings = 0
  #shown = 0
  /** Running writes: the end of a session waits for them, so that nothing is written after it. */
  readonly #running = new Set<Promise<unknown>>()
  #stopFollowing: (() => void) | undefined

  constructor({ rows, channel, isEntry }: Options<Value>) {
    this.#table = new EncryptedTable(rows, isEntry)
    this.#channel = openChannel(channel)
    this.atom = atom((get) => get(this.#held))
    this.#held.onMount = () => {
      void this.read()
      const stops = [
        this.#channel.listen(() => void this.read()),
        store.sub(sessionAtom, () => void this.read()),
      ]
      return () => stops.forEach((stop) => void stop())
    }
  }

  /** Clears the memory at the end of the session. Called before anything is read or written. */
  #endWithSession() {
    this.#stopFollowing ??= beforeSessionEnds(async () => {
      await Promise.allSettled(this.#running)
      this.#unwritten.clear()
      this.#dropped.clear()
      store.set(this.#held, new Map())
    })
  }

  /** Reads the signed-in user's entries from the device and shows them. */
  async read(): Promise<ReadonlyMap<string, Value>> {
    this.#endWithSession()
    const session = currentSession()
    const [number, writes] = [++this.#readings, this.#writes]
    const read = session
      ? await this.#table.read(() => keyOfPerson(personOf(session))).catch(() => undefined)
      : new Map<string, Value>()
    // The read misses writes that completed meanwhile.
    if (this.#writes !== writes) return this.read()
    if (!read || currentSession() !== session || number < this.#shown) return store.get(this.#held)
    this.#shown = number
    const isNewer = (name: string, at: number) => (read.get(name)?.at ?? 0) > at
    for (const [name, at] of this.#dropped) if (!isNewer(name, at)) read.delete(name)
    // If the device rejects writes, the entries in memory still count.
    for (const [name, entry] of this.#unwritten) if (!isNewer(name, entry.at)) read.set(name, entry)
    if (!isSame(read, store.get(this.#held))) store.set(this.#held, read)
    return store.get(this.#held)
  }

  /** Stores several entries in one write, announced to other tabs once. @returns false if the device stores nothing */
  async keep(changes: ReadonlyMap<string, Value>): Promise<boolean> {
    const session = currentSession()
    if (!session) return false
    this.#endWithSession()
    const before = store.get(this.#held)
    const later = [...changes].filter(([name, { at }]) => (before.get(name)?.at ?? 0) <= at)
    if (later.length === 0) return true
    for (const [name, entry] of later) {
      this.#unwritten.set(name, entry)
      this.#dropped.delete(name)
    }
    this.#hold((held) => {
      for (const [name, entry] of later) held.set(name, entry)
    })
    const isWritten = await this.#track(this.#write(later, personOf(session)))
    if (isWritten) this.#writes += 1
    for (const [name, entry] of isWritten ? later : [])
      if (this.#unwritten.get(name) === entry) this.#unwritten.delete(name)
    return isWritten
  }

  /** Deletes an entry, unless one later than `at` has come meanwhile. */
  async drop(name: string, at: number): Promise<void> {
    this.#endWithSession()
    if ((this.#unwritten.get(name)?.at ?? at) <= at) this.#unwritten.delete(name)
    this.#dropped.set(name, at)
    this.#hold((held) => {
      if ((held.get(name)?.at ?? at) <= at) held.delete(name)
    })
    // Wait for running writes: one that completed later would restore the entry.
    const written = Promise.allSettled([...this.#running])
    const dropping = written.then(() =>
      this.#table.change([name], (_, stored) => (stored && stored.at <= at ? undefined : stored)),
    )
    await this.#track(dropping)
  }

  async #write(changes: [name: string, entry: Value][], person: string) {
    const key = await keyOfPerson(person)
    const rows = new Map<string, EncryptedRow>()
    for (const [name, entry] of changes) rows.set(name, await this.#table.encrypt(key, name, entry))
    if (personOf(currentSession()) !== person) return
    await this.#table.change([...rows.keys()], (name, stored) => {
      const row = rows.get(name)
      // Another tab may have written a later entry.
      return stored && row && stored.at > row.at ? stored : row
    })
  }

  #hold(change: (held: Map<string, Value>) => void) {
    const held = new Map(store.get(this.#held))
    change(held)
    store.set(this.#held, held)
  }

  async #track(step: Promise<unknown>): Promise<boolean> {
    this.#running.add(step)
    const isDone = await step.then(
      () => true,
      () => false,
    )
    this.#running.delete(step)
    this.#channel.post('changed')
    return isDone
  }
}

/** Whether two sets are equal. Skip no-op updates: otherwise subscribers that re-read would loop. */
function isSame(read: ReadonlyMap<string, Entry>, held: ReadonlyMap<string, Entry>): boolean {
  return read.size === held.size && [...read].every(([name, { at }]) => held.get(name)?.at === at)
}
