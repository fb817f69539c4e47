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
  /** The submission that is being changed. */
  item: OutboxItem | undefined
}

interface Asked {
  /** The item of the outbox that is to be changed. */
  edit?: string | undefined
  draft: Wanted
  /** Which draft the form has written meanwhile. */
  isOwn?: ((key: string) => boolean) | undefined
}

/** What the device has for a form that is being opened. One that has nothing, or does not answer, gives an empty form. */
export async function openForm(form: string, { edit, draft, isOwn }: Asked): Promise<OpenedVisitorForm> {
  await withTimeout(startOutbox()).catch(() => undefined)
  const items = getDefaultStore().get(outboxAtom)
  const unsent = items?.filter(isUnsent)
  const item = unsent?.find(({ id }) => id === edit)
  // Changes to what has arrived as it was, or was deleted elsewhere, are offered in its form.
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

/** A form as it comes with the document, before the device was asked. */
export const drawnForm = (form: string): OpenedVisitorForm => ({
  key: form,
  others: [],
  openedAt: 0,
  item: undefined,
})

interface Drawn {
  form: string
  defaults: Input
  /** What was typed into it, if anything. */
  typed: Input | undefined
  /** It is being sent. */
  isBusy: boolean
  /** What the device would fill it with. */
  kept: Input | undefined
}

/**
 * What becomes of a form that came with the document once the device was asked. It stays as it is, which `openedAt` 0
 * says, unless the device has something for it and nothing else was typed meanwhile.
 */
export function besideDrawn(
  found: OpenedVisitorForm,
  { form, defaults, typed = {}, isBusy, kept }: Drawn,
): OpenedVisitorForm {
  // After a reload the browser itself, or the tab, brings back what was typed: the device may have less of it.
  const isBack = !found.item && holds(typed, kept)
  if (!kept || isBack) return { ...found, openedAt: 0 }
  const isOlder = Object.entries(typed).every(([name, value]) =>
    [kept[name], defaults[name], ''].map(textOf).includes(textOf(value)),
  )
  if (isOlder && !isBusy) return found
  return { key: claimFreshKey(form), others: offersOf(found), openedAt: 0, item: undefined }
}

/** Whether each entry of a draft is what was typed into its field, or the beginning of it. */
function holds(typed: Input, kept: Input | undefined): boolean {
  return Object.entries(kept ?? {}).every(([name, value]) => textOf(typed[name]).startsWith(textOf(value)))
}

/** What is not lost when something else was typed; a draft that another tab has open is not this form's to offer. */
function offersOf({ key, draft, item, others }: OpenedVisitorForm) {
  if (draft && draft.key === key) return [draft, ...others]
  return item ? [{ key: draftOf(item.id), at: item.createdAt, input: item.input ?? {} }, ...others] : others
}
