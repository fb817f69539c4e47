import { inTransaction } from './database.ts'
import { day, sameContent } from './item.ts'
import { onTabNews, tellTabs } from './tabs.ts'

type Values = Record<string, unknown>

export interface KeptDraft {
  /** When it was last typed into, in milliseconds. */
  at: number
  values: Values
}

const keptFor = 30 * day
const pause = 400
const unwritten = new Map<string, Values>()
/** The files that are on the disk by now: ten megabytes are not written again with every word. */
const filesOnDisk = new Map<string, Values>()
/** When the draft was written that this page wrote or took over last: a later one on the disk is another tab's. */
const writtenAt = new Map<string, number>()
/** What was typed here and is not submitted: a tab with the same form may have written over it. */
const typed = new Map<string, Values>()
let timer: ReturnType<typeof setTimeout> | undefined

/** What was typed into a form and not submitted, with its file; what is older than a month is forgotten. */
export async function readDraft(form: string): Promise<KeptDraft | undefined> {
  const kept = await inTransaction<KeptDraft | undefined>('drafts', 'readonly', (rows) => rows.get(form))
  if (kept?.at !== writtenAt.get(form)) typed.delete(form)
  if (!kept) return undefined
  writtenAt.set(form, kept.at)
  if (kept.at + keptFor < Date.now()) {
    await dropDraft(form)
    return undefined
  }
  const files = await inTransaction<Values | undefined>('drafts', 'readonly', (rows) =>
    rows.get(filesOf(form)),
  )
  if (files) filesOnDisk.set(form, files)
  return { ...kept, values: { ...kept.values, ...files } }
}

/** Writes when the typing pauses, and when the page is left. */
export function keepDraft(form: string, values: Values) {
  if (unwritten.size === 0) listen()
  unwritten.set(form, values)
  typed.set(form, values)
  clearTimeout(timer)
  timer = setTimeout(flushDrafts, pause)
}

/** What another tab has written since stays, and what it had written before comes back. */
export async function dropDraft(form: string): Promise<void> {
  forget(form)
  await inTransaction('drafts', 'readwrite', (rows) => {
    deleteDraft(rows, form)
    return undefined
  }).catch(() => undefined)
  tellTabs({ type: 'dropped', form })
}

/** The same within a step of the outbox; once that is on the disk, `draftIsDropped` says so. */
export function deleteDraft(rows: IDBObjectStore, form: string) {
  const asked: IDBRequest<KeptDraft | undefined> = rows.get(form)
  asked.onsuccess = () => {
    if (asked.result?.at !== writtenAt.get(form)) return
    rows.delete(filesOf(form))
    rows.delete(form)
  }
}

export function draftIsDropped(form: string) {
  forget(form)
  tellTabs({ type: 'dropped', form })
}

function forget(form: string) {
  unwritten.delete(form)
  filesOnDisk.delete(form)
  typed.delete(form)
}

function writeAgain(form: string) {
  const values = typed.get(form)
  if (!values) return
  filesOnDisk.delete(form)
  keepDraft(form, values)
}

/** Nothing is left to be written later. A device that keeps nothing costs the draft, never the form. */
export function flushDrafts() {
  clearTimeout(timer)
  for (const [form, values] of unwritten) {
    const entries = Object.entries(values)
    const files = Object.fromEntries(entries.filter(([, value]) => value instanceof Blob))
    const words = Object.fromEntries(entries.filter(([, value]) => !(value instanceof Blob)))
    const at = Date.now()
    write((rows) => rows.put({ at, values: words }, form)).then(
      () => writtenAt.set(form, at),
      () => undefined,
    )
    if (sameContent(filesOnDisk.get(form) ?? {}, files)) continue
    filesOnDisk.set(form, files)
    write((rows) => rows.put(files, filesOf(form))).catch(() => filesOnDisk.delete(form))
  }
  unwritten.clear()
}

/** Committed at once: what was asked for while a page goes is then still done. */
function write(task: (rows: IDBObjectStore) => void): Promise<unknown> {
  return inTransaction('drafts', 'readwrite', (rows) => {
    task(rows)
    rows.transaction.commit()
    return undefined
  })
}

let isListening = false

function listen() {
  if (isListening) return
  isListening = true
  window.addEventListener('pagehide', flushDrafts)
  document.addEventListener('visibilitychange', flushDrafts)
  onTabNews((news) => news.type === 'dropped' && writeAgain(news.form))
}

const filesOf = (form: string) => `${form} files`
