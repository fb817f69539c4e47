import { createContext, use, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepTyped, typedBefore } from '#src/ui/browser/typed-in-tab.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Keeps text typed into a server-rendered page before its hydration, and repeats the last press. Create it right before
 * React hydrates: from then on React handles presses itself, while typed text is still recorded, because a form
 * overwrites it with its defaults. In a page that a browser has translated, other elements have replaced the recorded
 * ones.
 */
export class EarlyInputReplay {
  readonly #root: ParentNode
  readonly #typed = new Map<Control, unknown>()
  readonly #press: Event | undefined
  /** Field that receives the next character. */
  #focused: EventTarget | null = document.activeElement
  readonly #ends = new AbortController()

  constructor(root: ParentNode) {
    this.#press = window.earlyInput?.press
    window.earlyInput?.stop()
    delete window.earlyInput
    this.#root = root
    for (const [name, value] of typedBefore()) {
      const control = this.#named(name)
      // Scripts cannot set the value of a file field.
      if (control && control.type !== 'file' && !isChanged(control)) control.value = value
    }
    // Browsers that autofill fields do not always fire an event.
    for (const control of root.querySelectorAll<Control>('input, select, textarea'))
      if (isChanged(control)) this.#record(control)
    const { signal } = this.#ends
    for (const type of ['input', 'change'])
      addEventListener(type, ({ target }) => this.#record(target), { capture: true, signal })
    addEventListener('focusin', ({ target }) => (this.#focused = target), { capture: true, signal })
    // Until the replay no form knows the text, so nothing else stores it.
    addEventListener('pagehide', () => this.#keepTyped(), { signal })
  }

  /** Whether there is anything to restore. */
  get hasBegun() {
    return this.#typed.size > 0 || this.#press !== undefined || isControl(this.#focused)
  }

  get isPending() {
    return !this.#ends.signal.aborted
  }

  /** Restores overwritten text, and the focus. */
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

  /** Dispatches the input to the page, once: first typed text, then the press. */
  repeat() {
    if (this.#ends.signal.aborted) return
    this.#ends.abort()
    this.restore()
    for (const control of this.#typed.keys()) typeAgain(this.#current(control))
    const press = this.#press
    if (press instanceof SubmitEvent) flushSync(() => this.#submitAgain(press))
    else if (press) flushSync(() => clickAgain(press))
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

  #keepTyped() {
    const texts = [...this.#typed.keys()].filter(({ form, type }) => form && !/password|file/.test(type))
    if (texts.length > 0) keepTyped(texts.map(({ name, value }) => [name, value]))
  }

  #record(target: EventTarget | null) {
    // A file field cannot be set by script, so nothing overwrites it.
    if (isControl(target)) this.#typed.set(target, Reflect.get(target, propertyOf(target)))
  }
}

/** Early input that is still to be replayed; undefined without hydration. */
export const EarlyInputContext = createContext<EarlyInputReplay | undefined>(undefined)

/** Last element of every page: replays early input as soon as the whole page is hydrated. */
export function RepeatsEarlyInput() {
  const replay = use(EarlyInputContext)
  const [, setSeen] = useState(false)
  useLayoutEffect(() => {
    if (!replay?.hasBegun) return
    replay.restore()
    // Makes React run the page's effects before the browser dispatches the next event.
    setSeen(true)
  }, [replay])
  // Runs after those effects and their synchronous updates.
  useEffect(() => queueMicrotask(() => replay?.repeat()), [replay])
  return null
}

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** Returns the property that holds a control's state. */
function propertyOf(control: Control) {
  if (control.type === 'file') return 'files'
  return control.type === 'checkbox' || control.type === 'radio' ? 'checked' : 'value'
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const renderedIndex = [...control.options].findLastIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(renderedIndex, 0)
  }
  const property = propertyOf(control)
  if (!(control instanceof HTMLInputElement) || property === 'value')
    return control.value !== control.defaultValue
  return property === 'files' ? control.files?.length !== 0 : control.checked !== control.defaultChecked
}

/**
 * Makes React notice text that it found on hydration: it only handles changes. React tracks assignments through a
 * setter on the element. Call that setter on a clone, because a field in use must not be touched.
 */
function typeAgain(control: Control) {
  if (!control.isConnected) return
  const property = propertyOf(control)
  const { set } = Object.getOwnPropertyDescriptor(control, property) ?? {}
  set?.call(control.cloneNode(), `not ${Reflect.get(control, property)}`)
  // React handles a check box on click. A synthetic click that is no MouseEvent does not toggle it.
  for (const type of property === 'checked' ? ['click'] : ['input', 'change'])
    control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Repeats a click. Skips native controls, which have worked already, and submit buttons: their form is repeated. */
function clickAgain({ target }: Event) {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button || button.closest('[data-native]') || button.popoverTargetElement) return
  if (button.type !== 'submit' || !button.form) button.click()
}
