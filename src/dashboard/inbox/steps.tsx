import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import type { TouchEvent } from 'react'
import { type Named, recordRoute } from '#src/dashboard/navigation/list-route.ts'
import { buttonClass } from '#src/ui/button.tsx'
import type { Neighbours } from './neighbours.ts'

interface StepsProps {
  resource: Named
  neighbours: Neighbours<{ _id: string }>
}

/** Links to the previous and the next record; Back then still leads to the list. */
export function Steps({ resource, neighbours: { rows, index, previous, next } }: StepsProps) {
  if (index < 0 || rows.length < 2) return null
  return (
    <nav aria-label="Other records" className="flex items-center gap-1">
      <Step resource={resource} id={previous} label="Previous" keys="K" icon={ChevronLeft} mark="previous" />
      <span className="min-w-16 text-center text-ink-soft text-sm tabular-nums">{`${index + 1} of ${rows.length.toLocaleString('en')}`}</span>
      <Step resource={resource} id={next} label="Next" keys="J" icon={ChevronRight} mark="next" />
    </nav>
  )
}

interface StepProps {
  resource: Named
  id: string | undefined
  label: string
  keys: string
  icon: LucideIcon
  mark: 'previous' | 'next'
}

function Step({ resource, id, label, keys, icon: Icon, mark }: StepProps) {
  const className = `${buttonClass('secondary')} px-2!`
  const content = <Icon aria-hidden size={18} strokeWidth={1.5} />
  if (!id)
    return (
      <span aria-hidden className={`${className} opacity-40`}>
        {content}
      </span>
    )
  return (
    <Link
      to={recordRoute(resource)}
      params={{ id }}
      replace
      preload="intent"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={`${label} (${keys})`}
      // Keys and swipes click it (src/dashboard/shell/shortcuts.tsx).
      data-step={mark}
      className={className}
    >
      {content}
    </Link>
  )
}

/** Sideways distance of a swipe, in pixels; it moves less than half as far up or down. */
const swipe = 80

const start = { x: 0, y: 0, isSwipe: false }

/** Handlers of swipes: to the left leads on. Elements that scroll sideways or take text keep their own gestures. */
export const goBySwipe = {
  onTouchStart: ({ touches, target }: TouchEvent) => {
    const finger = touches[0]
    const isOwn =
      target instanceof Element &&
      target.closest('input, textarea, select, [role=dialog], [role=alertdialog], table')
    start.isSwipe = touches.length === 1 && !isOwn
    start.x = finger?.clientX ?? 0
    start.y = finger?.clientY ?? 0
  },
  onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
    const finger = changedTouches[0]
    if (!start.isSwipe || !finger) return
    start.isSwipe = false
    const [x, y] = [finger.clientX - start.x, finger.clientY - start.y]
    if (Math.abs(x) < swipe || Math.abs(y) > Math.abs(x) / 2) return
    currentTarget.querySelector<HTMLElement>(`[data-step=${x < 0 ? 'next' : 'previous'}]`)?.click()
  },
}
