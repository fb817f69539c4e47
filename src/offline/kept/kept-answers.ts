import { entries, promisifyRequest } from 'idb-keyval'
import { atom, getDefaultStore } from 'jotai'
import { openChannel } from '#src/api/channel.ts'
import { beforeSessionEnds, currentSession, personOf, sessionAtom } from '#src/api/session.ts'
import { keyOfPerson, ofAnswers } from '#src/offline/vault/person-key.ts'
import { isSealed, type Sealed, sealJson, unsealJson } from '#src/offline/vault/sealing.ts'

/** An entry that this device has and the backend, for all we know, has not. */
export interface KeptAnswer {
  text: string
  /** The name of who wrote it. */
  by: string
  /** In milliseconds, by the server's clock as far as it is known. */
  at: number
}

interface SealedRow extends Sealed {
  /** In the open: which entry it is. */
  at: number
}

const none: ReadonlyMap<string, KeptAnswer> = new Map()
const heldAtom = atom(none)
const channel = openChannel<'changed'>('kept-answers')
const store = getDefaultStore()

/**
 * By collection, record and kind with a blank between. Sealed with the person's key as drafts are: they outlive the
 * page and an expired session, and go when the person signs out.
 */
export const keptAnswersAtom = atom((get) => get(heldAtom))

heldAtom.onMount = () => {
  void readKeptAnswers()
  const stops = [
    channel.listen(() => void readKeptAnswers()),
    store.sub(sessionAtom, () => void readKeptAnswers()),
  ]
  return () => stops.forEach((stop) => void stop())
}

/** Not on the disk, as far as this page knows. */
const unwritten = new Map<string, KeptAnswer>()

/** Gives what the device keeps for the person who is signed in, and shows it. */
export async function readKeptAnswers(): Promise<ReadonlyMap<string, KeptAnswer>> {
  const session = currentSession()
  const read = session ? await unsealedRows(personOf(session)).catch(() => undefined) : new Map()
  // A device that cannot be read, or refuses to write, costs nothing that this page has in its memory.
  for (const [name, answer] of read ? unwritten : none)
    if ((read?.get(name)?.at ?? 0) <= answer.at) read?.set(name, answer)
  if (read && currentSession() === session && !isSame(read, store.get(heldAtom))) store.set(heldAtom, read)
  return store.get(heldAtom)
}

/** Only what is another is told: what follows the device must not be woken by its own reading. */
function isSame(read: ReadonlyMap<string, KeptAnswer>, held: ReadonlyMap<string, KeptAnswer>): boolean {
  return read.size === held.size && [...read].every(([name, { at }]) => held.get(name)?.at === at)
}

async function unsealedRows(person: string): Promise<Map<string, KeptAnswer>> {
  const rows = await entries<string, unknown>(ofAnswers)
  if (rows.length === 0) return new Map()
  const key = await keyOfPerson(person)
  const read = rows.map(async ([name, row]) => {
    const answer = isSealed(row) && (await unsealJson(key, row, name).catch(() => undefined))
    return isKeptAnswer(answer) ? [[name, answer] as const] : []
  })
  return new Map((await Promise.all(read)).flat())
}

/** Shown at once. @returns false where the device keeps nothing: then it lasts as long as the page */
export const keepAnswer = (name: string, answer: KeptAnswer): Promise<boolean> =>
  keepAnswers(new Map([[name, answer]]))

/** Several, in one write, of which other tabs hear once. @returns false where the device keeps nothing */
export async function keepAnswers(answers: ReadonlyMap<string, KeptAnswer>): Promise<boolean> {
  const session = currentSession()
  if (!session) return false
  const before = store.get(heldAtom)
  const later = [...answers].filter(([name, { at }]) => (before.get(name)?.at ?? 0) <= at)
  if (later.length === 0) return true
  for (const [name, answer] of later) unwritten.set(name, answer)
  hold((held) => {
    for (const [name, answer] of later) held.set(name, answer)
  })
  const isWritten = await track(write(later, personOf(session)))
  for (const [name, answer] of isWritten ? later : [])
    if (unwritten.get(name) === answer) unwritten.delete(name)
  return isWritten
}

async function write(answers: [name: string, answer: KeptAnswer][], person: string) {
  const key = await keyOfPerson(person)
  const sealed = answers.map(async ([name, answer]): Promise<[string, SealedRow]> => {
    return [name, { ...(await sealJson(key, answer, name)), at: answer.at }]
  })
  const written = await Promise.all(sealed)
  if (personOf(currentSession()) !== person) return
  await ofAnswers('readwrite', async (rows) => {
    const writing = written.map(async ([name, row]) => {
      const before: SealedRow | undefined = await promisifyRequest(rows.get(name))
      // Another tab may have written later.
      if (!before || before.at <= row.at) rows.put(row, name)
    })
    await Promise.all(writing)
    await promisifyRequest(rows.transaction)
  })
}

/** Takes an entry away that the backend has now, unless a later one has come meanwhile. */
export async function dropAnswer(name: string, at: number): Promise<void> {
  if ((unwritten.get(name)?.at ?? at) <= at) unwritten.delete(name)
  hold((held) => {
    if ((held.get(name)?.at ?? at) <= at) held.delete(name)
  })
  // It may have been answered before it was on the disk: written later, it would be sent once more.
  const written = Promise.allSettled([...running])
  const dropping = written.then(() =>
    ofAnswers('readwrite', async (rows) => {
      const row: SealedRow | undefined = await promisifyRequest(rows.get(name))
      if (row && row.at <= at) rows.delete(name)
      await promisifyRequest(rows.transaction)
    }),
  )
  await track(dropping)
}

function hold(change: (held: Map<string, KeptAnswer>) => void) {
  const held = new Map(store.get(heldAtom))
  change(held)
  store.set(heldAtom, held)
}

/** On their way to the disk: the end of a session waits for them, so that nothing is written behind it. */
const running = new Set<Promise<unknown>>()

async function track(step: Promise<unknown>): Promise<boolean> {
  running.add(step)
  const isDone = await step.then(
    () => true,
    () => false,
  )
  running.delete(step)
  channel.post('changed')
  return isDone
}

beforeSessionEnds(async () => {
  await Promise.allSettled(running)
  unwritten.clear()
  store.set(heldAtom, none)
})

function isKeptAnswer(read: unknown): read is KeptAnswer {
  const { text, by, at } = Object(read)
  return typeof text === 'string' && typeof by === 'string' && typeof at === 'number'
}
