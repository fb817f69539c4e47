import { del, delMany, entries, get, set } from 'idb-keyval'
import { currentSession, personOf } from '#src/api/session.ts'
import { keyOfPerson, ofDrafts } from '#src/offline/vault/person-key.ts'
import { isSealed, sealJson, unsealJson } from '#src/offline/vault/sealing.ts'

export interface KeptDraft {
  /** When it was last typed into, in milliseconds. */
  at: number
  values: Record<string, unknown>
  /** It was open when the session expired: it comes back without being asked for. */
  returns?: boolean
}

const unwritten = new Map<string, KeptDraft | undefined>()
/** The form that was typed into last, on this page. */
let open: string | undefined
let turn: Promise<unknown> = Promise.resolve()

/**
 * The drafts of staff's forms, on the device, sealed with the person's key.
 *
 * @param form names the form: `careers new`, `careers 66c0…`
 */
export async function draftOf(form: string): Promise<KeptDraft | undefined> {
  await turn
  return read(form).catch(() => undefined)
}

/** What is typed while an earlier state is being written waits, and only the latest is written. */
export function keepDraft(form: string, draft: KeptDraft) {
  open = form
  write(form, draft)
}

export function dropDraft(form: string) {
  if (open === form) open = undefined
  write(form, undefined)
}

/** The form that is open now comes back by itself when the same person signs in again. */
export async function returnOpenDraft(): Promise<void> {
  const form = open
  await turn
  const draft = form && (await read(form))
  if (form && draft) await store(form, { ...draft, returns: true })
}

/** Drafts older than a person remembers what they were. */
export async function dropOldDrafts(): Promise<void> {
  const rows = await entries<string, { at?: unknown }>(ofDrafts)
  const isOld = ({ at }: { at?: unknown }) => typeof at !== 'number' || Date.now() - at > longest
  await delMany(
    rows.filter(([, row]) => isOld(row)).map(([form]) => form),
    ofDrafts,
  )
}

const longest = 30 * 24 * 60 * 60_000

function write(form: string, draft: KeptDraft | undefined) {
  unwritten.set(form, draft)
  turn = turn.then(async () => {
    if (!unwritten.has(form)) return
    const latest = unwritten.get(form)
    unwritten.delete(form)
    // A full disk costs the draft, never the form.
    await store(form, latest).catch(() => {})
  })
}

async function store(form: string, draft: KeptDraft | undefined): Promise<void> {
  if (!draft) return del(form, ofDrafts)
  const person = personOf(currentSession())
  if (!person) return
  const sealed = await sealJson(await keyOfPerson(person), draft, form)
  await set(form, { ...sealed, at: draft.at }, ofDrafts)
}

async function read(form: string): Promise<KeptDraft | undefined> {
  const person = personOf(currentSession())
  const row = await get<unknown>(form, ofDrafts)
  if (!person || !isSealed(row)) return undefined
  const draft = await unsealJson(await keyOfPerson(person), row, form)
  return isDraft(draft) ? draft : undefined
}

function isDraft(read: unknown): read is KeptDraft {
  return (
    typeof read === 'object' &&
    read !== null &&
    'at' in read &&
    typeof read.at === 'number' &&
    'values' in read &&
    typeof read.values === 'object' &&
    read.values !== null
  )
}
