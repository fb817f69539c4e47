import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { sidebarScreens } from '#src/dashboard/navigation/sidebar-screens.ts'

/** The keys of the dashboard; `?` lists them all. */
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

type To = (typeof sidebarScreens)[number]['to']

/** For so long after G its second letter is waited for, in milliseconds. */
const chordTimeout = 1_500

function listen(onHelp: () => void, onGo: (to: To) => void) {
  let wentAt = Number.NEGATIVE_INFINITY
  const hear = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      event.preventDefault()
      if (!event.repeat) void import('./submit-form.ts').then(({ submitForm }) => submitForm(dialogs))
      return
    }
    // What is behind a question is not meant.
    if (document.querySelector(dialogs)) return
    // The article editor takes Escape for itself, without a use for it.
    if (event.target instanceof HTMLElement && event.target.isContentEditable && event.key === 'Escape')
      return leaveField(event)
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event)) return leaveField(event)
    const key = event.key.toLowerCase()
    const isSecond = event.timeStamp - wentAt < chordTimeout
    wentAt = key === 'g' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY
    const screen = isSecond && sidebarScreens.find(({ goKey }) => goKey === key)
    const filter = key === '/' && document.querySelector<HTMLElement>('[data-list-filter]')
    if (screen) onGo(screen.to)
    else if (key === '?') onHelp()
    else if (filter) filter.focus()
    else if (key === 'x' && !event.repeat && tickRow()) event.preventDefault()
    else if (!pressStep(key) && (event.repeat || !pressShortcut(key))) return
    // The key itself is not meant for the field.
    event.preventDefault()
  }
  document.addEventListener('keydown', hear)
  return () => document.removeEventListener('keydown', hear)
}

const dialogs = '[role=dialog], [role=alertdialog]'

const steps: Record<string, 1 | -1> = { j: 1, arrowright: 1, k: -1, arrowleft: -1 }

/** Escape leaves a field with its text as it is: from then on letters are shortcuts again. */
function leaveField(event: KeyboardEvent) {
  const { target, key, isComposing } = event
  if (key !== 'Escape' || isComposing || !(target instanceof HTMLElement)) return
  if (!target.matches('input, textarea, select') && !target.isContentEditable) return
  // There Escape closes what is open.
  if (target.closest('dialog, [role=dialog], [popover]')) return
  // Browsers empty a search field otherwise.
  event.preventDefault()
  target.blur()
}

/** Ticks the row that has the focus, or takes its tick away. @returns false where no row has the focus */
function tickRow(): boolean {
  const box = document.activeElement
    ?.closest('main tr')
    ?.querySelector<HTMLElement>('tbody input[type=checkbox]')
  box?.click()
  return box !== null && box !== undefined
}

/** The next record where one is open, else the next row. @returns false where there is neither */
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

/** What says on the screen that this letter is its key: a field is gone to, anything else is pressed. */
function pressShortcut(key: string): boolean {
  if (!/^[a-z]$/.test(key)) return false
  const target = document.querySelector<HTMLElement>(`main [aria-keyshortcuts=${key.toUpperCase()}]`)
  if (target instanceof HTMLTextAreaElement) target.focus()
  else target?.click()
  return target !== null
}

/** Boxes to tick take no text, and somebody who ticks rows wants the keys as well. */
const typing =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable], [role=dialog], [role=menu]'

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(typing) !== null
}
