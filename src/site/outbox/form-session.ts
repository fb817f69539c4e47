import { getDefaultStore } from 'jotai'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { type Input, sameContent } from '#src/offline/drafts/draft.ts'
import { claimFreshKey } from '#src/offline/drafts/draft-claims.ts'
import { draftOf, visitorDrafts } from '#src/offline/outbox/drafts.ts'
import type { Kind, OutboxItem } from '#src/offline/outbox/item.ts'
import { onArrival, stop, submit } from '#src/offline/outbox/outbox.ts'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { mergeWithRendered, type OpenedVisitorForm, renderedForm } from './opened-form.ts'
import { cancelledSentence } from './state-words.ts'
import { showUnsentNote } from './unsent-note.tsx'

interface FormSessionOptions {
  kind: Kind
  form: string
  /** Initial values of the empty form. */
  defaults: Input
  /** Values from the followed link, which override typed ones. */
  linked: Input
  /** Undefined for a server-rendered form: `answer` supplies it later. */
  opened?: OpenedVisitorForm
}

interface SubmitCallbacks {
  /** Called once the device has stored the submission, or failed to. */
  onKept: (id: string) => void
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
  /** Entries typed before the device responded, and the key of the draft that stores them meanwhile. */
  #typed: Input | undefined
  #earlyKey: string | undefined
  #isAnswered: boolean
  readonly #answered: Promise<void>
  #tellAnswered = () => {}
  #draftKey: string
  #submitted: Submitted | undefined
  #isBusy = false
  #lastInput: Input | undefined
  #stopWaiting = () => {}

  constructor(opening: FormSessionOptions) {
    this.#opening = opening
    this.#opened = opening.opened ?? renderedForm(opening.form)
    this.#isAnswered = opening.opened !== undefined
    this.#answered = this.#isAnswered
      ? Promise.resolve()
      : new Promise((tell) => {
          this.#tellAnswered = tell
        })
    const { item, key } = this.#opened
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

  /** Returns the entries as last edited; undefined while the form is unchanged. */
  lastInput = () => this.#lastInput

  /**
   * Returns the content of a server-rendered form once the device has responded: the form as it is, unless the device
   * has a draft or item for it and nothing else was typed. The first response decides.
   */
  answer(found: OpenedVisitorForm | undefined): OpenedVisitorForm {
    if (!found || this.#isAnswered) return this.#opened
    this.#isAnswered = true
    const { form, defaults } = this.#opening
    const kept = this.#keptInput(found)
    this.#opened = mergeWithRendered(found, {
      form,
      defaults,
      kept,
      typed: this.#typed,
      isBusy: this.#isBusy,
    })
    this.#draftKey = this.#opened.key
    if (this.#typed && this.#opened !== found) this.#keepInput(this.#typed)
    if (this.#earlyKey && this.#earlyKey !== this.#draftKey) void visitorDrafts.drop(this.#earlyKey)
    this.#tellAnswered()
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

  async #submitOnce(input: Input, title: string, { onKept, onSent }: SubmitCallbacks): Promise<OutboxItem> {
    await this.#answered
    const { kind, form } = this.#opening
    return submit({
      kind,
      form: this.#opened.item?.form ?? form,
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

  /** Shows the outbox item from now on, until the form is edited. */
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

  /** Returns the stored entries without empty ones, which the form's defaults replace. */
  #firstInput(): Input | undefined {
    const kept = this.#keptInput(this.#opened)
    const entries = Object.entries(kept ?? {})
    return kept && Object.fromEntries(entries.filter(([, value]) => value !== '' && value !== undefined))
  }

  /** Returns the stored entries, with those of the link on top. */
  #keptInput({ draft, item }: OpenedVisitorForm): Input | undefined {
    return draft ? { ...draft.input, ...this.#opening.linked } : item?.input
  }

  #keepInput(input: Input) {
    this.#lastInput = input
    if (!this.#isAnswered) return this.#keepEarly(input)
    if (this.#isNothingNew(input)) return void this.discard()
    visitorDrafts.keep(this.#draftKey, input, { form: this.#opening.form })
    const submitted = this.#submitted
    if (!submitted || submitted.isChanged || sameAsSubmitted(input, submitted)) return
    // Do not send the old version of a submission that is being edited.
    submitted.isChanged = true
    void stop(submitted.id)
  }

  /** Stores entries before the device has responded: the page may be left earlier. */
  #keepEarly(input: Input) {
    this.#typed = this.#isNothingNew(input) ? undefined : input
    if (!this.#typed) {
      if (this.#earlyKey) void visitorDrafts.drop(this.#earlyKey)
      return
    }
    const { form } = this.#opening
    this.#earlyKey ??= claimFreshKey(form)
    visitorDrafts.keep(this.#earlyKey, input, { form })
  }

  /** Whether this form itself wrote the draft before the device responded: then it is no restored draft. */
  readonly isOwn = (key: string) => key === this.#earlyKey

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
  const isAway = !navigator.onLine || getDefaultStore().get(connectionAtom) !== 'online'
  if (!item.reason || (isAway && item.state === 'waiting')) return 'waits'
  throw new Error(item.reason)
}

/** Compares only the fields that the form shows. A submission has others, too. */
function sameAsSubmitted(input: Input, { input: submitted }: Submitted): boolean {
  const shown = submitted && Object.fromEntries(Object.keys(input).map((name) => [name, submitted[name]]))
  return sameContent(input, shown)
}

const blank = (input: Input) => Object.fromEntries(Object.keys(input).map((name) => [name, '']))
