import { connectionAtom } from '#src/offline/connection/connection.ts'
import { type Input, sameContent } from '#src/offline/drafts/draft.ts'
import { draftOf, visitorDrafts } from '#src/offline/outbox/drafts.ts'
import type { Kind, OutboxItem } from '#src/offline/outbox/item.ts'
import { onArrival, stop, submit } from '#src/offline/outbox/outbox.ts'
import { store } from '#src/ui/browser/store.ts'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { draftKeyOf, mergeWithRendered, type OpenedVisitorForm, renderedForm } from './opened-form.ts'
import { cancelledSentence } from './state-words.ts'
import { showUnsentNote } from './unsent-note.tsx'

interface FormSessionOptions {
  kind: Kind
  form: string
  /** Initial values of the empty form. */
  defaults: Input
  /** Values from the followed link, which override typed ones. */
  linked: Input
  /** Undefined for a server-rendered form: `resolveOpened` supplies it later. */
  opened?: OpenedVisitorForm
}

interface SubmitCallbacks {
  /** Called once the device has stored the submission, or failed to. */
  onStored: (id: string) => void
  onSent: (id: string) => void
}

/** Submission of a form, and whether the form still shows the same. */
interface Submitted {
  id: string
  input: Input | undefined
  /** The device could not store it: only the draft is stored. */
  isMemoryOnly: boolean
  /** Submitted by this form. Otherwise it was opened for editing. */
  isFromHere: boolean
  isChanged: boolean
}

/** State of one form on the screen: its entries, its submission, and whether they differ. */
export class FormSession {
  readonly draft: FormDraft = {
    takesFiles: true,
    read: () => this.#firstInput(),
    write: (input) => this.#keepInput(input),
    clear: () => {
      if (!this.#submitted?.isMemoryOnly) void this.discard()
    },
  }

  readonly #opening: FormSessionOptions
  #opened: OpenedVisitorForm
  /** Entries typed before the device responded. */
  #typed: Input | undefined
  #isOpened: boolean
  readonly #whenOpened: Promise<void>
  #reportOpened = () => {}
  #draftKey: string
  #submitted: Submitted | undefined
  #isBusy = false
  #lastInput: Input | undefined
  #stopWaiting = () => {}

  constructor(opening: FormSessionOptions) {
    this.#opening = opening
    this.#opened = opening.opened ?? renderedForm()
    this.#isOpened = opening.opened !== undefined
    this.#whenOpened = this.#isOpened
      ? Promise.resolve()
      : new Promise((tell) => {
          this.#reportOpened = tell
        })
    const { item } = this.#opened
    this.#draftKey = draftKeyOf(opening.form, this.#opened)
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

  /** Returns the entries as last edited; undefined while the form is unchanged. */
  lastInput = () => this.#lastInput

  /**
   * Returns the content of a server-rendered form once the device has responded: the form as it is, unless the device
   * has a draft or item for it and nothing else was typed. The first response decides.
   */
  resolveOpened(opened: OpenedVisitorForm | undefined): OpenedVisitorForm {
    if (!opened || this.#isOpened) return this.#opened
    this.#isOpened = true
    const { form, defaults } = this.#opening
    const storedInput = this.#keptInput(opened)
    this.#opened = mergeWithRendered(opened, {
      defaults,
      storedInput,
      typed: this.#typed,
      isBusy: this.#isBusy,
    })
    this.#draftKey = draftKeyOf(form, this.#opened)
    if (this.#typed && this.#opened !== opened) this.#keepInput(this.#typed)
    this.#reportOpened()
    return this.#opened
  }

  /** Deletes the form's draft from the device. */
  discard = () => visitorDrafts.drop(this.#draftKey)

  /** @returns whether it arrived or waits on the device. @throws {Error} with the reason for users if it did neither */
  async submit(input: Input, title: string, telling: SubmitCallbacks): Promise<'arrived' | 'waits'> {
    this.#isBusy = true
    try {
      return outcomeOf(await this.#submitOnce(input, title, telling))
    } finally {
      this.#isBusy = false
    }
  }

  async #submitOnce(input: Input, title: string, { onStored, onSent }: SubmitCallbacks): Promise<OutboxItem> {
    await this.#whenOpened
    const { kind, form } = this.#opening
    return submit({
      kind,
      form: this.#opened.item?.form ?? form,
      title,
      input,
      replaces: this.#submitted?.id,
      draft: this.#draftKey,
      onStored: (item) => {
        this.#follow(item, input, onSent)
        onStored(item.id)
        showUnsentNote()
      },
    })
  }

  /** Shows the outbox item from now on, until the form is edited. */
  #follow({ id, isMemoryOnly = false }: OutboxItem, input: Input, onSent: (id: string) => void) {
    const submitted: Submitted = { id, input, isMemoryOnly, isFromHere: true, isChanged: false }
    this.#submitted = submitted
    if (!isMemoryOnly) this.#draftKey = draftOf(id)
    this.#stopWaiting()
    this.#stopWaiting = onArrival(id, () => submitted.isChanged || onSent(id))
  }

  /** Returns the stored entries without empty ones, which the form's defaults replace. */
  #firstInput(): Input | undefined {
    const input = this.#keptInput(this.#opened)
    const entries = Object.entries(input ?? {})
    return input && Object.fromEntries(entries.filter(([, value]) => value !== '' && value !== undefined))
  }

  /** Returns the stored entries, with those of the link on top. */
  #keptInput({ draft, item }: OpenedVisitorForm): Input | undefined {
    return draft ? { ...draft.input, ...this.#opening.linked } : item?.input
  }

  #keepInput(input: Input) {
    this.#lastInput = input
    if (!this.#isOpened) {
      this.#typed = this.#isNothingNew(input) ? undefined : input
      return window.addEventListener('pagehide', this.#leaveEarly)
    }
    if (this.#isNothingNew(input)) return void this.discard()
    visitorDrafts.keep(this.#draftKey, input, { form: this.#opening.form })
    const submitted = this.#submitted
    if (!submitted || submitted.isChanged || sameAsSubmitted(input, submitted)) return
    // Do not send the old version of a submission that is being edited.
    submitted.isChanged = true
    void stop(submitted.id)
  }

  /** Stores entries if the page is left before the device has responded. */
  readonly #leaveEarly = () => {
    if (this.#isOpened || !this.#typed) return
    visitorDrafts.keep(this.#draftKey, this.#typed, { form: this.#opening.form })
    visitorDrafts.leave()
  }

  /** Whether the device has this content without a draft. */
  #isNothingNew(input: Input): boolean {
    const submitted = this.#submitted
    if (submitted) return !submitted.isMemoryOnly && sameAsSubmitted(input, submitted)
    return sameContent(input, { ...blank(input), ...this.#opening.defaults })
  }
}

function outcomeOf(item: OutboxItem): 'arrived' | 'waits' {
  if (item.state === 'sent') return 'arrived'
  if (item.state === 'stopped') throw new Error(cancelledSentence(item))
  const isAway = !navigator.onLine || store.get(connectionAtom) !== 'online'
  if (!item.reason || (isAway && item.state === 'waiting')) return 'waits'
  throw new Error(item.reason)
}

/** Compares only the fields that the form shows. A submission has others, too. */
function sameAsSubmitted(input: Input, { input: submitted }: Submitted): boolean {
  const submittedFields =
    submitted && Object.fromEntries(Object.keys(input).map((name) => [name, submitted[name]]))
  return sameContent(input, submittedFields)
}

const blank = (input: Input) => Object.fromEntries(Object.keys(input).map((name) => [name, '']))
