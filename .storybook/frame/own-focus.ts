/**
 * Gives the document of a frame its own focus while the reader is elsewhere. All documents of a window share one focus,
 * so a played story would take it from the reader and from other frames. The own focus sends the same events as the
 * browser's, and moves nothing outside the frame.
 */
export function giveOwnFocus(target: Window & typeof globalThis): void {
  const { document, Document, Element, HTMLElement, HTMLDialogElement, HTMLInputElement, FocusEvent } = target
  const { focus, blur } = HTMLElement.prototype
  const { matches, scrollIntoView } = Element.prototype
  const { showModal, close } = HTMLDialogElement.prototype
  const { select } = HTMLInputElement.prototype
  const active = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')
  const openers = new WeakMap<HTMLDialogElement, HTMLElement>()
  let current: HTMLElement | undefined
  const isElsewhere = () => !document.hasFocus()
  const focused = () => (current?.isConnected ? current : undefined)

  function move(next: HTMLElement | undefined) {
    const before = focused()
    current = undefined
    dispatch(before, ['blur', 'focusout'], next)
    // A listener of the leave event may move the focus elsewhere.
    if (current) return
    current = next
    dispatch(next, ['focus', 'focusin'], before)
  }

  function dispatch(
    element: HTMLElement | undefined,
    types: string[],
    relatedTarget: HTMLElement | null = null,
  ) {
    for (const type of types)
      element?.dispatchEvent(
        new FocusEvent(type, {
          bubbles: type.startsWith('focusi') || type === 'focusout',
          composed: true,
          relatedTarget,
        }),
      )
  }

  Object.defineProperty(Document.prototype, 'activeElement', {
    configurable: true,
    get(this: Document) {
      return (this === document && focused()) || active?.get?.call(this)
    },
  })
  HTMLElement.prototype.focus = function (options) {
    if (!isElsewhere()) focus.call(this, options)
    else if (this !== focused() && canTakeFocus(this)) move(this)
  }
  HTMLElement.prototype.blur = function () {
    if (this === focused()) move(undefined)
    else blur.call(this)
  }
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      return /^:focus(?:-visible)?$/.test(selector) && focused()
        ? this === current
        : matches.call(this, selector)
    },
  })
  Element.prototype.scrollIntoView = function (options) {
    // Scrolling would also move the page around the frame.
    if (!isElsewhere()) scrollIntoView.call(this, options)
  }
  HTMLInputElement.prototype.select = function () {
    if (!isElsewhere()) return select.call(this)
    this.focus()
    this.setSelectionRange(0, this.value.length)
  }
  HTMLDialogElement.prototype.showModal = function () {
    if (!isElsewhere()) return showModal.call(this)
    const opener = focused()
    if (opener) openers.set(this, opener)
    // Prevents the browser from focusing anything inside.
    this.inert = true
    showModal.call(this)
    this.inert = false
    const inside = [
      ...this.querySelectorAll<HTMLElement>('[autofocus], a, button, input, select, textarea, [tabindex]'),
    ]
    const first = inside.find((element) => element.tabIndex >= 0 && canTakeFocus(element))
    move(first ?? this)
  }
  HTMLDialogElement.prototype.close = function (value) {
    close.call(this, value)
    const opener = openers.get(this)
    openers.delete(this)
    if (isElsewhere()) opener?.focus()
  }
  // The reader has entered the frame.
  document.addEventListener('focusin', ({ isTrusted }) => isTrusted && move(undefined), true)
}

const focusable =
  'a[href], area[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex], [contenteditable="true"], iframe'

function canTakeFocus(element: HTMLElement): boolean {
  return (
    element.matches(focusable) &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true })
  )
}
