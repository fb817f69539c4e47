import { type Draft, type Input, textOf } from '#src/offline/drafts/draft.ts'
import { draftOf, itemOf, visitorDrafts } from '#src/offline/outbox/drafts.ts'
import { isUnsent, type OutboxItem } from '#src/offline/outbox/item.ts'
import { outboxAtom, startOutbox } from '#src/offline/outbox/outbox.ts'
import { withTimeout } from '#src/offline/storage/with-timeout.ts'
import { store } from '#src/ui/browser/store.ts'

export interface OpenedVisitorForm {
  openedAt: number
  /** Draft to restore into the form. */
  draft?: Draft | undefined
  /** Submission to edit. */
  item: OutboxItem | undefined
  /** Entries of the device that other typed text has replaced: the visitor can bring them back. */
  replaced?: Draft | undefined
}

/** Returns the key of a form's draft: changes of a submission have one of their own. */
export const draftKeyOf = (form: string, { item }: Pick<OpenedVisitorForm, 'item'>): string =>
  item ? draftOf(item.id) : form

/**
 * Returns the device's content for a form. If the device has none or does not respond, the form is empty.
 *
 * @param edit id of the outbox item to edit
 */
export async function openForm(form: string, edit: string | undefined): Promise<OpenedVisitorForm> {
  await withTimeout(startOutbox()).catch(() => undefined)
  const items = store.get(outboxAtom)
  const unsent = items?.filter(isUnsent)
  const item = unsent?.find(({ id }) => id === edit)
  // Offer changes to a submission that arrived unchanged, or was deleted elsewhere, in its form.
  const isOfItem = (key: string) =>
    itemOf(key) !== undefined && (!items || unsent?.some(({ id }) => id === itemOf(key)) === true)
  const draft = item ? await visitorDrafts.open(draftOf(item.id)) : await visitorDrafts.open(form, isOfItem)
  return { draft, openedAt: performance.now(), item }
}

/** Returns a server-rendered form, before the device has responded. */
export const renderedForm = (): OpenedVisitorForm => ({ openedAt: 0, item: undefined })

interface RenderedForm {
  defaults: Input
  /** Typed entries, if any. */
  typed: Input | undefined
  /** Whether the form is being sent. */
  isBusy: boolean
  /** Entries stored on the device. */
  storedInput: Input | undefined
}

/**
 * Returns the content of a server-rendered form once the device has responded. The form stays as it is (`openedAt` 0),
 * unless the device has entries for it and nothing else was typed meanwhile.
 */
export function mergeWithRendered(
  opened: OpenedVisitorForm,
  { defaults, typed = {}, isBusy, storedInput }: RenderedForm,
): OpenedVisitorForm {
  // After a reload the browser or the tab restores typed text. The device may have less of it.
  const isBack = !opened.item && holds(typed, storedInput)
  if (!storedInput || isBack) return { ...opened, openedAt: 0 }
  const isOlder = Object.entries(typed).every(([name, value]) =>
    [storedInput[name], defaults[name], ''].map(textOf).includes(textOf(value)),
  )
  if (isOlder && !isBusy) return opened
  const { draft, item } = opened
  const replaced = draft ?? (item && { at: item.createdAt, input: item.input ?? {} })
  return { replaced, openedAt: 0, item: undefined }
}

/** Whether each entry of a draft equals the typed text or its beginning. */
function holds(typed: Input, storedInput: Input | undefined): boolean {
  return Object.entries(storedInput ?? {}).every(([name, value]) =>
    textOf(typed[name]).startsWith(textOf(value)),
  )
}
