import { getDefaultStore } from 'jotai'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { type Input, sameContent } from '#src/offline/drafts/draft.ts'
import { claimFreshKey } from '#src/offline/drafts/draft-claims.ts'
import { draftOf, visitorDrafts } from '#src/offline/outbox/drafts.ts'
import type { Kind, OutboxItem } from '#src/offline/outbox/item.ts'
import { onArrival, stop, submit } from '#src/offline/outbox/outbox.ts'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { besideDrawn, drawnForm, type OpenedVisitorForm } from './opened-form.ts'
import { cancelledSentence } from './state-words.ts'
import { showUnsentNote } from './unsent-note.tsx'

interface Opening {
  kind: Kind
  form: string
  /** What stands in the empty form. */
  defaults: Input
  /** What the link that was followed says, whatever was typed before. */
  linked: Input
  /** Undefined where the form came with the document: then `answer` brings it. */
  opened?: OpenedVisitorForm
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
  #opened: OpenedVisitorForm
  /** What was typed while the device was being asked, and the draft that has it until then. */
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

  constructor(opening: Opening) {
    this.#opening = opening
    this.#opened = opening.opened ?? drawnForm(opening.form)
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

  /** What the form was typed into to be; undefined while it is as it was opened. */
  lastInput = () => this.#lastInput

  /**
   * What is shown where a form came with the document, by what the device has for it: the form as it is, unless the
   * device has something and nothing else was typed. The first answer decides.
   */
  answer(found: OpenedVisitorForm | undefined): OpenedVisitorForm {
    if (!found || this.#isAnswered) return this.#opened
    this.#isAnswered = true
    const { form, defaults } = this.#opening
    const kept = this.#keptInput(found)
    this.#opened = besideDrawn(found, { form, defaults, kept, typed: this.#typed, isBusy: this.#isBusy })
    this.#draftKey = this.#opened.key
    if (this.#typed && this.#opened !== found) this.#keepInput(this.#typed)
    if (this.#earlyKey && this.#earlyKey !== this.#draftKey) void visitorDrafts.drop(this.#earlyKey)
    this.#tellAnswered()
    return this.#opened
  }

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

  async #submitOnce(input: Input, title: string, { onKept, onSent }: Telling): Promise<OutboxItem> {
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
    const kept = this.#keptInput(this.#opened)
    const entries = Object.entries(kept ?? {})
    return kept && Object.fromEntries(entries.filter(([, value]) => value !== '' && value !== undefined))
  }

  /** What the device has of the form, under what the link says. */
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
    // What is being changed must not go out as it was.
    submitted.isChanged = true
    void stop(submitted.id)
  }

  /** The page may go before the device has answered. */
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

  /** Whether this form has written the draft before the device was asked: nothing that comes back. */
  readonly isOwn = (key: string) => key === this.#earlyKey

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
  if (!item.reason || (isAway && item.state === 'waiting')) return 'waits'
  throw new Error(item.reason)
}

/** A submission also has fields that no form shows. */
function sameAsSubmitted(input: Input, { input: submitted }: Submitted): boolean {
  const shown = submitted && Object.fromEntries(Object.keys(input).map((name) => [name, submitted[name]]))
  return sameContent(input, shown)
}

const blank = (input: Input) => Object.fromEntries(Object.keys(input).map((name) => [name, '']))
