import { createContext, use, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepTyped, typedBefore } from '#src/ui/browser/typed-in-tab.ts'

/** What was pressed and typed before the page's scripts ran; start-page.ts notes it. */
export interface EarlyInput {
  events: Event[]
  /** From now on nothing is noted. */
  stop: () => void
}

declare global {
  interface Window {
    earlyInput?: EarlyInput | undefined
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * What was typed and pressed into a drawn page before it was hydrated. Make it right before React begins: from then on
 * React answers presses itself, while what is typed is still noted, as a form writes its defaults over it. In a page that
 * a browser has translated, other elements have taken the place of those that it knows.
 */
export class EarlyInputReplay {
  readonly #root: ParentNode
  readonly #typed = new Map<Control, unknown>()
  readonly #presses: Event[]
  /** The field in which the next letter would arrive. */
  #focused: EventTarget | null = document.activeElement
  readonly #ends = new AbortController()

  constructor(root: ParentNode) {
    const { events = [], stop } = window.earlyInput ?? {}
    stop?.()
    delete window.earlyInput
    this.#presses = events
    this.#root = root
    for (const [name, value] of typedBefore()) {
      const control = this.#named(name)
      // A file cannot be written into its field.
      if (control && control.type !== 'file' && !isChanged(control)) control.value = value
    }
    // A browser that fills in what it remembers does not always say so.
    for (const control of root.querySelectorAll<Control>('input, select, textarea'))
      if (isChanged(control)) this.#note(control)
    for (const { target } of events) this.#note(target)
    const { signal } = this.#ends
    for (const type of ['input', 'change'])
      addEventListener(type, ({ target }) => this.#note(target), { capture: true, signal })
    addEventListener('focusin', ({ target }) => (this.#focused = target), { capture: true, signal })
    // Until then no form has heard of it, so that nothing else keeps it.
    addEventListener('pagehide', () => this.#keep(), { signal })
  }

  /** Whether there is anything to put back. */
  get hasBegun() {
    return this.#typed.size > 0 || this.#presses.length > 0 || isControl(this.#focused)
  }

  get isPending() {
    return !this.#ends.signal.aborted
  }

  /** Puts back what was typed, wherever something else was written over it, and the focus into its field. */
  restore() {
    for (const [typed, state] of this.#typed) {
      const control = this.#current(typed)
      const property = propertyOf(control)
      if (control.isConnected && Reflect.get(control, property) !== state)
        Reflect.set(control, property, state)
    }
    const focused = this.#focused
    if (isControl(focused) && !focused.isConnected && document.activeElement === document.body)
      this.#current(focused).focus({ preventScroll: true })
  }

  /** Tells the page, once: what was typed first, then each press in its order. */
  repeat() {
    if (this.#ends.signal.aborted) return
    this.#ends.abort()
    this.restore()
    for (const control of this.#typed.keys()) typeAgain(this.#current(control))
    const sent = new Set<EventTarget>()
    for (const press of this.#presses) {
      // A press on what the one before has changed finds it changed.
      if (press.type === 'click') flushSync(() => clickAgain(press))
      else if (press instanceof SubmitEvent && press.target && !sent.has(press.target)) {
        sent.add(press.target)
        flushSync(() => this.#submitAgain(press))
      }
    }
  }

  #submitAgain({ target, submitter }: SubmitEvent) {
    if (!(target instanceof HTMLFormElement)) return
    const [control] = [...target.elements].filter(isControl)
    const form = control && this.#current(control).form
    form?.requestSubmit(submitter?.isConnected ? submitter : null)
  }

  #named(name: string) {
    return this.#root.querySelector<Control>(`form [name="${CSS.escape(name)}"]`)
  }

  #current(control: Control): Control {
    return control.isConnected ? control : (this.#named(control.name) ?? control)
  }

  #keep() {
    const texts = [...this.#typed.keys()].filter(({ form, type }) => form && !/password|file/.test(type))
    if (texts.length > 0) keepTyped(texts.map(({ name, value }) => [name, value]))
  }

  #note(target: EventTarget | null) {
    // The script cannot write a file into a field, and nothing else does.
    if (isControl(target)) this.#typed.set(target, Reflect.get(target, propertyOf(target)))
  }
}

/** Early input that is still to be repeated; undefined where nothing is hydrated. */
export const EarlyInputContext = createContext<EarlyInputReplay | undefined>(undefined)

/** Stands last in every page: repeats early input as soon as all of the page can hear it. */
export function RepeatsEarlyInput() {
  const replay = use(EarlyInputContext)
  const [, setSeen] = useState(false)
  useLayoutEffect(() => {
    if (!replay?.hasBegun) return
    replay.restore()
    // Makes React run the page's effects before the browser brings the next event.
    setSeen(true)
  }, [replay])
  // After those effects, and what they draw at once.
  useEffect(() => queueMicrotask(() => replay?.repeat()), [replay])
  return null
}

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** Where a control has what its person did. */
function propertyOf(control: Control) {
  if (control.type === 'file') return 'files'
  return control.type === 'checkbox' || control.type === 'radio' ? 'checked' : 'value'
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].findLastIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(drawn, 0)
  }
  const property = propertyOf(control)
  if (!(control instanceof HTMLInputElement) || property === 'value')
    return control.value !== control.defaultValue
  return property === 'files' ? control.files?.length !== 0 : control.checked !== control.defaultChecked
}

/**
 * React takes what it finds for its own and hears only of what differs. It learns of assignments by a setter on the
 * element: that is called for another element, as a field that is being typed into must not be touched.
 */
function typeAgain(control: Control) {
  if (!control.isConnected) return
  const property = propertyOf(control)
  const { set } = Object.getOwnPropertyDescriptor(control, property) ?? {}
  set?.call(control.cloneNode(), `not ${Reflect.get(control, property)}`)
  // A check box is heard by its click; one that no mouse made turns nothing.
  for (const type of property === 'checked' ? ['click'] : ['input', 'change'])
    control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** What works without script has answered already, and a submit button's press is repeated with its form. */
function clickAgain({ target }: Event) {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button || button.closest('[data-native]') || button.popoverTargetElement) return
  if (button.type !== 'submit' || !button.form) button.click()
}
