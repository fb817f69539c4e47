import { getDefaultStore } from 'jotai'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { withTimeout } from '#src/offline/disk/with-timeout.ts'
import type { Input } from '#src/offline/drafts/draft.ts'
import type { OpenedDraft, Wanted } from '#src/offline/drafts/draft-store.ts'
import { draftOf, itemOf, visitorDrafts } from '#src/offline/outbox/drafts.ts'
import { isUnsent, type Kind, type OutboxItem, sameContent } from '#src/offline/outbox/item.ts'
import { onArrival, outboxAtom, startOutbox, stop, submit } from '#src/offline/outbox/outbox.ts'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { cancelledSentence } from './state-words.ts'
import { showUnsentNote } from './unsent-note.tsx'

export interface OpenedForm extends OpenedDraft {
  openedAt: number
  /** The submission that is being changed. */
  item: OutboxItem | undefined
}

interface Asked {
  /** The item of the outbox that is to be changed. */
  edit?: string | undefined
  draft: Wanted
}

/** What the device has for a form that is being opened. One that has nothing, or does not answer, gives an empty form. */
export async function openForm(form: string, { edit, draft }: Asked): Promise<OpenedForm> {
  await withTimeout(startOutbox()).catch(() => undefined)
  const items = getDefaultStore().get(outboxAtom)
  const unsent = items?.filter(isUnsent)
  const item = unsent?.find(({ id }) => id === edit)
  // Changes to what has arrived as it was, or was deleted elsewhere, are offered in its form.
  const isOfItem = (key: string) => !items || unsent?.some(({ id }) => id === itemOf(key)) === true
  const opened = item
    ? await visitorDrafts.open(draftOf(item.id), draft)
    : await visitorDrafts.open(form, draft, (key) => itemOf(key) !== undefined && isOfItem(key))
  return { ...opened, openedAt: performance.now(), item }
}

/** Where nothing can be kept, as in Node, the form needs nothing of a device. */
export function emptyForm(form: string): OpenedForm | undefined {
  return typeof indexedDB === 'undefined'
    ? { key: form, others: [], openedAt: 0, item: undefined }
    : undefined
}

interface Opening {
  kind: Kind
  form: string
  /** What stands in the empty form. */
  defaults: Input
  /** What the link that was followed says, whatever was typed before. */
  linked: Input
  opened: OpenedForm
}

interface Telling {
  /** The device has it, or has refused it. */
  onKept: (id: string) => void
  onSent: (id: string) => void
}

/** What a form has submitted, and whether it shows the same by now. */
interface Submitted {
  id: string
  input: Input | undefined
  /** The device did not take it: then the draft is all that the device has of it. */
  isMemoryOnly: boolean
  /** By this form; otherwise it was opened to be changed. */
  isFromHere: boolean
  isChanged: boolean
}

/** One form on the screen: what was typed into it, what it has submitted, and how the two differ. */
export class FormSession {
  readonly draft: FormDraft = {
    takesFiles: true,
    read: () => this.#firstInput(),
    write: (input) => this.#keepInput(input),
    clear: () => {
      if (!this.#submitted?.isMemoryOnly) void this.discard()
    },
  }

  readonly #opening: Opening
  #draftKey: string
  #submitted: Submitted | undefined
  #isBusy = false
  #stopWaiting = () => {}

  constructor(opening: Opening) {
    const { item, key } = opening.opened
    this.#opening = opening
    this.#draftKey = key
    this.#submitted = item && {
      id: item.id,
      input: item.input,
      isMemoryOnly: false,
      isFromHere: false,
      isChanged: false,
    }
  }

  hasSubmitted = () => this.#submitted?.isFromHere === true

  isBusy = () => this.#isBusy

  /** Nothing that was typed here stays on the device. */
  discard = () => visitorDrafts.drop(this.#draftKey)

  /** @returns whether it waits on the device. @throws {Error} with the sentence of why it did not arrive */
  async submit(input: Input, title: string, telling: Telling): Promise<'arrived' | 'waits'> {
    this.#isBusy = true
    try {
      return outcomeOf(await this.#submitOnce(input, title, telling))
    } finally {
      this.#isBusy = false
    }
  }

  #submitOnce(input: Input, title: string, { onKept, onSent }: Telling): Promise<OutboxItem> {
    const { kind, form, opened } = this.#opening
    return submit({
      kind,
      form: opened.item?.form ?? form,
      title,
      input,
      replaces: this.#submitted?.id,
      draft: this.#draftKey,
      onKept: (item) => {
        this.#follow(item, input, onSent)
        onKept(item.id)
        showUnsentNote()
      },
    })
  }

  /** From now on the form shows what the outbox has, until it is typed into. */
  #follow({ id, isMemoryOnly = false }: OutboxItem, input: Input, onSent: (id: string) => void) {
    const submitted: Submitted = { id, input, isMemoryOnly, isFromHere: true, isChanged: false }
    this.#submitted = submitted
    if (!isMemoryOnly) this.#takeKeyOf(id)
    this.#stopWaiting()
    this.#stopWaiting = onArrival(id, () => submitted.isChanged || onSent(id))
  }

  #takeKeyOf(id: string) {
    this.#draftKey = draftOf(id)
    void visitorDrafts.ownKey(draftOf(id)).then((key) => {
      if (this.#submitted?.id === id) this.#draftKey = key
    })
  }

  /** What was left empty gives way to the form's own defaults. */
  #firstInput(): Input | undefined {
    const { opened, linked } = this.#opening
    const kept = opened.draft ? { ...opened.draft.input, ...linked } : opened.item?.input
    const entries = Object.entries(kept ?? {})
    return kept && Object.fromEntries(entries.filter(([, value]) => value !== '' && value !== undefined))
  }

  #keepInput(input: Input) {
    if (this.#isNothingNew(input)) return void this.discard()
    visitorDrafts.keep(this.#draftKey, input, this.#opening.form)
    const submitted = this.#submitted
    if (!submitted || submitted.isChanged || sameAsSubmitted(input, submitted)) return
    // What is being changed must not go out as it was.
    submitted.isChanged = true
    void stop(submitted.id)
  }

  /** The device has it without a draft. */
  #isNothingNew(input: Input): boolean {
    const submitted = this.#submitted
    if (submitted) return !submitted.isMemoryOnly && sameAsSubmitted(input, submitted)
    return sameContent(input, { ...blank(input), ...this.#opening.defaults })
  }
}

function outcomeOf(item: OutboxItem): 'arrived' | 'waits' {
  if (item.state === 'sent') return 'arrived'
  if (item.state === 'stopped') throw new Error(cancelledSentence(item))
  const isAway = !navigator.onLine || getDefaultStore().get(connectionAtom) !== 'online'
  if (item.state === 'unsure' || !item.reason || (item.state === 'waiting' && isAway)) return 'waits'
  throw new Error(item.reason)
}

/** A submission also has fields that no form shows. */
function sameAsSubmitted(input: Input, { input: submitted }: Submitted): boolean {
  const shown = submitted && Object.fromEntries(Object.keys(input).map((name) => [name, submitted[name]]))
  return sameContent(input, shown)
}

const blank = (input: Input) => Object.fromEntries(Object.keys(input).map((name) => [name, '']))
