import { getDefaultStore } from 'jotai'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { dropDraft, type KeptDraft, keepDraft, readDraft } from '#src/offline/outbox/drafts.ts'
import { isUnsent, type Kind, type OutboxItem, sameContent } from '#src/offline/outbox/item.ts'
import { onArrival, outboxAtom, startOutbox, stop, submit } from '#src/offline/outbox/outbox.ts'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { cancelledSentence } from './state-words.ts'
import { showUnsentNote } from './unsent-note.tsx'

export type Entries = Record<string, unknown>

export interface OpenedForm {
  openedAt: number
  /** The submission that is being changed. */
  item: OutboxItem | undefined
  draft: KeptDraft | undefined
}

/** What the device has for a form that is being opened. A device that has nothing gives an empty form. */
export async function openForm(form: string, edit?: string): Promise<OpenedForm> {
  await startOutbox().catch(() => undefined)
  const item = getDefaultStore()
    .get(outboxAtom)
    ?.find((one) => one.id === edit && isUnsent(one))
  const draft = await readDraft(item ? draftOf(item.id) : form).catch(() => undefined)
  return { openedAt: performance.now(), item, draft }
}

/** Where nothing can be kept, as in Node, the form needs nothing of a device. */
export function emptyForm(): OpenedForm | undefined {
  return typeof indexedDB === 'undefined' ? { openedAt: 0, item: undefined, draft: undefined } : undefined
}

interface Opening {
  kind: Kind
  form: string
  defaults: Entries
  opened: OpenedForm
}

interface Telling {
  /** The device has it, or has refused it. */
  onKept: (id: string) => void
  onSent: (id: string) => void
}

/** One form on the screen: what was typed into it, what it has submitted, and how the two differ. */
export function createFormSession({ kind, form, defaults, opened }: Opening) {
  let id = opened.item?.id
  let submitted = opened.item?.input
  let hasSubmitted = false
  let isChanged = false
  let isBusy = false
  let stopWaiting = () => {}
  let draftName = id ? draftOf(id) : form
  /** The device did not take what was submitted: then its draft is all that it has. */
  let isMemoryOnly = false

  const draft: FormDraft = {
    takesFiles: true,
    read: () => filled(opened.draft?.values ?? opened.item?.input),
    write: (values) => {
      if (id && submitted && sameEntries(values, submitted))
        return void (isMemoryOnly ? keepDraft(draftName, values) : dropDraft(draftName))
      if (!id && sameContent(values, { ...blank(values), ...defaults })) return void dropDraft(draftName)
      keepDraft(draftName, values)
      if (!id || isChanged) return
      // What is being changed must not go out as it was.
      isChanged = true
      void stop(id)
    },
    clear: () => void (isMemoryOnly || dropDraft(draftName)),
  }

  /** @returns whether it waits on the device. @throws {Error} with the sentence of why it did not arrive */
  async function sendEntered(entered: Entries, title: string, { onKept, onSent }: Telling) {
    const replaces = id
    const item = await submit({
      kind,
      form: opened.item?.form ?? form,
      title,
      input: entered,
      replaces,
      draft: draftName,
      onKept: (kept) => {
        id = kept.id
        submitted = entered
        hasSubmitted = true
        isChanged = false
        isMemoryOnly = kept.isMemoryOnly === true
        if (!isMemoryOnly) draftName = draftOf(kept.id)
        stopWaiting()
        stopWaiting = onArrival(kept.id, () => isChanged || onSent(kept.id))
        onKept(kept.id)
        showUnsentNote()
      },
    })
    if (item.state === 'sent') return 'arrived'
    if (item.state === 'stopped') throw new Error(cancelledSentence(item))
    const isAway = !navigator.onLine || getDefaultStore().get(connectionAtom) !== 'online'
    if (item.state === 'unsure' || !item.reason || (item.state === 'waiting' && isAway)) return 'waits'
    throw new Error(item.reason)
  }

  return {
    draft,
    hasSubmitted: () => hasSubmitted,
    isBusy: () => isBusy,
    discard: () => dropDraft(draftName),
    submit: async (entered: Entries, title: string, telling: Telling) => {
      isBusy = true
      try {
        return await sendEntered(entered, title, telling)
      } finally {
        isBusy = false
      }
    },
  }
}

const draftOf = (id: string) => `item ${id}`

/** What the form shows is what was submitted; a submission also has values that no field shows. */
function sameEntries(values: Entries, submitted: Entries): boolean {
  return sameContent(values, Object.fromEntries(Object.keys(values).map((name) => [name, submitted[name]])))
}

const blank = (values: Entries) => Object.fromEntries(Object.keys(values).map((name) => [name, '']))

/** What was left empty gives way to what a link has prefilled. */
function filled(values: Entries | undefined): Entries | undefined {
  return (
    values &&
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined))
  )
}
