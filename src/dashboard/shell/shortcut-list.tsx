import { useSidebarScreens } from '#src/dashboard/navigation/sidebar-screens.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

const keys = [
  ['Ctrl K or ⌘ K', 'Find any record, screen or action'],
  ['/', 'Go to the text filter of a list'],
  ['↓', 'Go from the text filter to the rows'],
  ['J / K', 'Next and previous row, or record'],
  ['↑ ↓', 'Go from row to row'],
  ['← →', 'Previous and next record'],
  ['Enter', 'Open the row'],
  ['X', 'Tick the row, or take its tick away'],
  ['E', 'Answer by e-mail'],
  ['A', 'Mark as answered, or take the mark back'],
  ['N', 'Write an internal note'],
  ['R', 'Open the resume'],
  ['Ctrl S or ⌘ S', 'Save the form'],
  ['?', 'Show these keys'],
  ['Esc', 'Leave a field, or close what is open'],
] as const

/** Dialog with all keyboard shortcuts of the dashboard. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const screens = useSidebarScreens()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts">
      <Keys rows={keys} />
      <h3 className="text-base">Go to</h3>
      <Keys rows={screens.map(({ goKey, label }) => [`G ${goKey.toUpperCase()}`, label])} />
    </Dialog>
  )
}

function Keys({ rows }: { rows: readonly (readonly [key: string, meaning: string])[] }) {
  return (
    <dl className="divide-y divide-line">
      {rows.map(([key, meaning]) => (
        <div key={key} className="flex items-center gap-4 py-2">
          <dt className="w-36 shrink-0">
            <kbd className="whitespace-nowrap rounded-sm border border-edge bg-paper-sunk px-2 py-0.5 font-semibold text-sm">
              {key}
            </kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
