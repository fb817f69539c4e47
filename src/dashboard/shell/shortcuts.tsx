import { useState } from 'react'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

const keys = [
  ['Ctrl K or ⌘ K', 'Find any record or screen'],
  ['/', 'Go to the text filter of a list'],
  ['↓', 'Go from the text filter to the rows'],
  ['↑ ↓', 'Go from row to row'],
  ['Enter', 'Open the row'],
  ['?', 'Show these keys'],
  ['Esc', 'Close what is open'],
] as const

/** The keys of the dashboard: `/` leads to the list's text filter, `?` lists them all. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  return (
    <span ref={() => listen(() => setOpen(true))}>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Keyboard shortcuts">
        <dl className="divide-y divide-line">
          {keys.map(([key, meaning]) => (
            <div key={key} className="flex items-center justify-between gap-6 py-2">
              <dt>
                <kbd className="rounded-sm border border-edge bg-paper-sunk px-2 py-0.5 font-semibold text-sm">
                  {key}
                </kbd>
              </dt>
              <dd className="text-right">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </span>
  )
}

function listen(onHelp: () => void) {
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    if (event.key === '?') onHelp()
    const filter = document.querySelector<HTMLElement>('[data-list-filter]')
    if (event.key !== '/' || !filter) return
    // The key itself is not meant for the field.
    event.preventDefault()
    filter.focus()
  }
  document.addEventListener('keydown', hear)
  return () => document.removeEventListener('keydown', hear)
}

/** Boxes to tick take no text, and somebody who ticks rows wants the keys as well. */
const typing =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable], [role=dialog], [role=menu]'

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(typing) !== null
}
