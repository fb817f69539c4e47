import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { currentSidebarScreens } from '#src/dashboard/navigation/sidebar-screens.ts'

/** Keyboard shortcuts of the dashboard; `?` lists them. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  const router = useRouter()
  return (
    <span
      ref={() =>
        listen(
          () => setOpen(true),
          (to) => void router.navigate({ to }),
        )
      }
    >
      {isOpen && (
        <Suspense>
          <ShortcutList onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}

const ShortcutList = lazy(async () => ({ default: (await import('./shortcut-list.tsx')).ShortcutList }))

type To = ReturnType<typeof currentSidebarScreens>[number]['to']

/** Time limit for the second letter after G, in milliseconds. */
const chordTimeout = 1_500

function listen(onHelp: () => void, onGo: (to: To) => void) {
  let wentAt = Number.NEGATIVE_INFINITY
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      event.preventDefault()
      if (!event.repeat) void import('./submit-form.ts').then(({ submitForm }) => submitForm(dialogs))
      return
    }
    // Ignore shortcuts for the content behind a question.
    if (document.querySelector(dialogs)) return
    // The article editor consumes Escape without using it.
    if (event.target instanceof HTMLElement && event.target.isContentEditable && event.key === 'Escape')
      return leaveField(event)
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event)) return leaveField(event)
    const key = event.key.toLowerCase()
    const isSecond = event.timeStamp - wentAt < chordTimeout
    wentAt = key === 'g' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY
    const screen = isSecond && currentSidebarScreens().find(({ goKey }) => goKey === key)
    const filter = key === '/' && document.querySelector<HTMLElement>('[data-list-filter]')
    if (screen) onGo(screen.to)
    else if (key === '?') onHelp()
    else if (filter) filter.focus()
    else if (key === 'x' && !event.repeat && tickRow()) event.preventDefault()
    else if (!pressStep(key) && (event.repeat || !pressShortcut(key))) return
    // The focused field must not receive the key.
    event.preventDefault()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

const dialogs = '[role=dialog], [role=alertdialog]'

const steps: Record<string, 1 | -1> = { j: 1, arrowright: 1, k: -1, arrowleft: -1 }

/** Leaves a field on Escape and keeps its text: from then on letters are shortcuts again. */
function leaveField(event: KeyboardEvent) {
  const { target, key, isComposing } = event
  if (key !== 'Escape' || isComposing || !(target instanceof HTMLElement)) return
  if (!target.matches('input, textarea, select') && !target.isContentEditable) return
  // Inside an overlay, Escape closes it.
  if (target.closest('dialog, [role=dialog], [popover]')) return
  // Otherwise browsers clear a search field.
  event.preventDefault()
  target.blur()
}

/** Ticks or unticks the focused row. @returns false if no row has the focus */
function tickRow(): boolean {
  const box = document.activeElement
    ?.closest('main tr')
    ?.querySelector<HTMLElement>('tbody input[type=checkbox]')
  box?.click()
  return box !== null && box !== undefined
}

/** Goes to the next record if one is open, else to the next row. @returns false if there is neither */
function pressStep(key: string): boolean {
  const step = steps[key]
  if (!step) return false
  const link = document.querySelector<HTMLElement>(`[data-step=${step > 0 ? 'next' : 'previous'}]`)
  link?.click()
  if (link || key.length > 1) return link !== null
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row-link]')]
  const index = rows.findIndex((row) => row.contains(document.activeElement))
  const row = index < 0 ? rows[0] : rows[index + step]
  row?.focus()
  return row !== undefined
}

/** Activates the element with this letter as its shortcut: focuses a text field, clicks anything else. */
function pressShortcut(key: string): boolean {
  if (!/^[a-z]$/.test(key)) return false
  const target = document.querySelector<HTMLElement>(`main [aria-keyshortcuts=${key.toUpperCase()}]`)
  if (target instanceof HTMLTextAreaElement) target.focus()
  else target?.click()
  return target !== null
}

/** Elements that take text or keys. Checkboxes are excluded, because shortcuts must work while ticking rows. */
const typing =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable], [role=dialog], [role=menu]'

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(typing) !== null
}
