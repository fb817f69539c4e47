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
 * Repeats what was typed and pressed into a drawn page before its scripts ran: what was typed first, then each press in
 * its order. Call it when the page is hydrated; until then everything is noted.
 */
export function repeatEarlyInput(): void {
  const { events = [], stop } = window.earlyInput ?? {}
  stop?.()
  delete window.earlyInput
  const controls = new Set(events.map(({ target }) => target).filter(isControl))
  for (const control of controls) typeAgain(control)
  for (const event of events) if (event.target instanceof HTMLElement) pressAgain(event, event.target)
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** React has taken the value that stands there for its own: it hears only of one that differs. */
function typeAgain(control: Control) {
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
    const { checked } = control
    control.checked = !checked
    write(control, 'checked', checked)
  } else if (control.type !== 'file') {
    const { value } = control
    control.value = ''
    write(control, 'value', value)
  }
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Past React, which follows what is assigned to an element of its own. */
function write(control: Control, property: 'value' | 'checked', value: unknown) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property) ?? {}
  set?.call(control, value)
}

function pressAgain({ type, ...event }: Event, target: HTMLElement) {
  if (type === 'click') target.closest('button')?.click()
  if (type === 'submit' && target instanceof HTMLFormElement)
    target.requestSubmit(
      'submitter' in event && event.submitter instanceof HTMLElement ? event.submitter : null,
    )
}
