import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button, buttonClass, IconButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'

export type ToastTone = 'safe' | 'danger' | 'info'

export interface ToastContent {
  title: string
  tone?: ToastTone
  /** Action to offer, such as Undo. Pressing it closes the toast. */
  action?: { label: string; onAct: () => void }
  /** Page of the site to offer. It opens in a new tab. */
  link?: { label: string; href: string }
  /** Time on the screen in milliseconds; errors stay longer. Hover and focus stop the clock. */
  duration?: number
  /** Called when the toast closes without its action: the change can no longer be undone. */
  onGone?: () => void
}

interface Toast extends ToastContent {
  id: number
}

/** Short messages about a recent event. Can be called from anywhere. */
export const toast = {
  /** Returns the id that `dismiss` takes. */
  show(content: ToastContent): number {
    const id = ++lastId
    // A toast with an action keeps its full time, however many follow it.
    for (const crowded of toasts.filter(({ action }) => !action).slice(0, -2)) toast.dismiss(crowded.id)
    publish([...toasts, { ...content, id }])
    startClock(id, content)
    return id
  },
  /** Adds a link to a toast that is still on the screen. It stays its full time again, unless its clock is stopped. */
  addLink(id: number, link: NonNullable<ToastContent['link']>) {
    publish(toasts.map((entry) => (entry.id === id ? { ...entry, link } : entry)))
    const content = toasts.find((entry) => entry.id === id)
    if (content && clocks.has(id)) startClock(id, content)
  },
  dismiss(id: number) {
    remove(id)?.onGone?.()
  },
  /** Removes all toasts without calling `onGone`, so that each story begins without toasts. */
  clear() {
    for (const { id } of toasts) remove(id)
  },
}

/** The place of the toasts. Rendered once, in the app's layout. */
export function Toaster() {
  const visibleToasts = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  return (
    <section
      aria-label="Messages"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--bulk-bar,0px))] z-60 flex flex-col items-end gap-2 print:hidden"
    >
      {visibleToasts.map((entry) => (
        <ToastCard key={entry.id} {...entry} />
      ))}
    </section>
  )
}

function ToastCard({ id, title, tone = 'safe', action, link, duration }: Toast) {
  const { icon: Icon, look } = tones[tone]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only stops its clock
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      onMouseEnter={() => stopClock(id)}
      onMouseLeave={() => startClock(id, { tone, duration })}
      onFocus={() => stopClock(id)}
      onBlur={() => startClock(id, { tone, duration })}
      className={classes(
        'steel pointer-events-auto flex w-[min(26rem,100%)] animate-[float-in_200ms_ease-out] items-center gap-3 rounded-md border-l-4 py-1.5 pr-1.5 pl-4 text-sm shadow-float',
        look,
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.5} className="shrink-0" />
      <p className="min-w-0 flex-1 py-1 text-ink">{title}</p>
      {action && (
        <Button
          ref={handFocusOn}
          variant="quiet"
          size="small"
          className="text-signal"
          onClick={() => {
            remove(id)
            action.onAct()
          }}
        >
          {action.label}
        </Button>
      )}
      {link && (
        <a
          ref={handFocusOn}
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonClass('quiet', 'small')} text-signal`}
        >
          <span>
            <span>{link.label}</span>
            <span className="sr-only"> (opens in a new tab)</span>
          </span>
        </a>
      )}
      <IconButton
        ref={handFocusOn}
        label="Dismiss"
        icon={X}
        className="text-ink"
        onClick={() => toast.dismiss(id)}
      />
    </div>
  )
}

const tones = {
  safe: { icon: CircleCheck, look: 'border-safe text-safe' },
  danger: { icon: CircleAlert, look: 'border-danger text-danger' },
  info: { icon: Info, look: 'border-info text-info' },
}

const none: Toast[] = []
let toasts = none
let lastId = 0
const listeners = new Set<() => void>()
const clocks = new Map<number, ReturnType<typeof setTimeout>>()

function remove(id: number): Toast | undefined {
  stopClock(id)
  const removed = toasts.find((other) => other.id === id)
  publish(toasts.filter((other) => other !== removed))
  return removed
}

function publish(next: Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function startClock(
  id: number,
  { tone, duration = tone === 'danger' ? 10_000 : 5_000 }: Partial<ToastContent>,
) {
  stopClock(id)
  clocks.set(
    id,
    setTimeout(() => toast.dismiss(id), duration),
  )
}

function stopClock(id: number) {
  clearTimeout(clocks.get(id))
  clocks.delete(id)
}
