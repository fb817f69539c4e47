import { getDefaultStore } from 'jotai'
import { withTimeout } from '#src/offline/disk/with-timeout.ts'
import { type Input, textOf } from '#src/offline/drafts/draft.ts'
import { claimFreshKey } from '#src/offline/drafts/draft-claims.ts'
import type { OpenedDraft, Wanted } from '#src/offline/drafts/draft-store.ts'
import { draftOf, itemOf, visitorDrafts } from '#src/offline/outbox/drafts.ts'
import { isUnsent, type OutboxItem } from '#src/offline/outbox/item.ts'
import { outboxAtom, startOutbox } from '#src/offline/outbox/outbox.ts'

export interface OpenedVisitorForm extends OpenedDraft {
  openedAt: number
  /** Submission to edit. */
  item: OutboxItem | undefined
}

interface Asked {
  /** Id of the outbox item to edit. */
  edit?: string | undefined
  draft: Wanted
  /** Whether the form itself has written this draft meanwhile. */
  isOwn?: ((key: string) => boolean) | undefined
}

/** Returns the device's content for a form. If the device has none or does not respond, the form is empty. */
export async function openForm(form: string, { edit, draft, isOwn }: Asked): Promise<OpenedVisitorForm> {
  await withTimeout(startOutbox()).catch(() => undefined)
  const items = getDefaultStore().get(outboxAtom)
  const unsent = items?.filter(isUnsent)
  const item = unsent?.find(({ id }) => id === edit)
  // Offer changes to a submission that arrived unchanged, or was deleted elsewhere, in its form.
  const isOfItem = (key: string) => !items || unsent?.some(({ id }) => id === itemOf(key)) === true
  const opened = item
    ? await visitorDrafts.open(draftOf(item.id), draft)
    : await visitorDrafts.open(
        form,
        draft,
        (key) => isOwn?.(key) || (itemOf(key) !== undefined && isOfItem(key)),
      )
  return { ...opened, openedAt: performance.now(), item }
}

/** Returns a server-rendered form, before the device has responded. */
export const renderedForm = (form: string): OpenedVisitorForm => ({
  key: form,
  others: [],
  openedAt: 0,
  item: undefined,
})

interface Drawn {
  form: string
  defaults: Input
  /** Typed entries, if any. */
  typed: Input | undefined
  /** The form is being sent. */
  isBusy: boolean
  /** Entries stored on the device. */
  kept: Input | undefined
}

/**
 * Returns the content of a server-rendered form once the device has responded. The form stays as it is (`openedAt` 0),
 * unless the device has entries for it and nothing else was typed meanwhile.
 */
export function mergeWithRendered(
  found: OpenedVisitorForm,
  { form, defaults, typed = {}, isBusy, kept }: Drawn,
): OpenedVisitorForm {
  // After a reload the browser or the tab restores typed text. The device may have less of it.
  const isBack = !found.item && holds(typed, kept)
  if (!kept || isBack) return { ...found, openedAt: 0 }
  const isOlder = Object.entries(typed).every(([name, value]) =>
    [kept[name], defaults[name], ''].map(textOf).includes(textOf(value)),
  )
  if (isOlder && !isBusy) return found
  return { key: claimFreshKey(form), others: offersOf(found), openedAt: 0, item: undefined }
}

/** Whether each entry of a draft equals the typed text or its beginning. */
function holds(typed: Input, kept: Input | undefined): boolean {
  return Object.entries(kept ?? {}).every(([name, value]) => textOf(typed[name]).startsWith(textOf(value)))
}

/** Returns the drafts to offer beside other typed text. Excludes a draft that another tab has open. */
function offersOf({ key, draft, item, others }: OpenedVisitorForm) {
  if (draft && draft.key === key) return [draft, ...others]
  return item ? [{ key: draftOf(item.id), at: item.createdAt, input: item.input ?? {} }, ...others] : others
}
