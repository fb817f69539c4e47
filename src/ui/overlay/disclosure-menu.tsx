import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'
import { isPopoverOpen } from '#src/ui/browser/popover.ts'
import { classes } from '#src/ui/classes.ts'

interface DisclosureMenuProps {
  label: string
  items: { label: string; to: LinkProps['to'] }[]
  /** Whether the current page is one of the items. */
  active?: boolean
  className?: string
}

/**
 * A button that shows a list of links. Closes on Escape, on a press outside, when the focus leaves and on every new
 * page. Until the page's scripts run, the browser opens it: its state is that of an empty popover beside the list.
 */
export function DisclosureMenu({ label, items, active, className }: DisclosureMenuProps) {
  const listId = useId()
  const popoverId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const page = useLocation({ select: (location) => location.href })
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === page
  const isHydrated = useIsHydrated()
  const close = () => setOpenOn(undefined)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape' && open) {
      close()
      button.current?.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const links = [...event.currentTarget.querySelectorAll('a')]
    const current = links.findIndex((link) => link.matches(':focus'))
    if (!open) flushSync(() => setOpenOn(page))
    if (event.key === 'ArrowDown') links.at((current + 1) % links.length)?.focus()
    else links.at(Math.max(current, 0) - 1)?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the button and links inside
    <div
      ref={(element) => (open ? onOutsidePress(element, close) : undefined)}
      className={classes('group relative', className)}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <button
        ref={button}
        type="button"
        popoverTarget={popoverId}
        // Before hydration the browser reports automatically whether the popover is open.
        aria-expanded={isHydrated ? open : undefined}
        aria-controls={listId}
        aria-current={active || undefined}
        onClick={(event) => {
          event.preventDefault()
          setOpenOn(open ? undefined : page)
        }}
        className={navLinkClass}
      >
        <span>{label}</span>
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.5}
          className={classes(
            'transition-transform group-has-[:popover-open]:rotate-180',
            open && 'rotate-180',
          )}
        />
      </button>
      <span
        ref={(popover) => {
          if (!popover || !isPopoverOpen(popover)) return
          popover.hidePopover()
          setOpenOn(page)
        }}
        id={popoverId}
        popover="manual"
      />
      <ul id={listId} className={classes(open ? 'block' : 'hidden [:popover-open+&]:block', listClass)}>
        {items.map((item) => (
          <li key={item.label}>
            <Link
              to={item.to}
              onClick={close}
              className="flex min-h-11 items-center rounded-sm border-transparent border-l-2 px-3 hover:bg-ink/8 aria-[current=page]:border-signal aria-[current=page]:font-semibold"
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const listClass =
  'absolute top-full left-0 z-50 mt-2 min-w-60 animate-[float-in_150ms] rounded-md border border-line bg-paper-sunk p-1.5 text-ink shadow-float'

/** Classes of an entry of the public bar, link or button. `aria-current` marks the current page. */
export const navLinkClass =
  'relative inline-flex min-h-11 items-center gap-1 whitespace-nowrap px-3 font-medium transition-colors hover:text-signal ' +
  'after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:scale-x-0 after:bg-signal after:transition-transform ' +
  '[&[aria-current]]:after:scale-x-100'

function onOutsidePress(element: HTMLElement | null, close: () => void) {
  const listen = (event: Event) => {
    if (event.target instanceof Node && !element?.contains(event.target)) close()
  }
  document.addEventListener('pointerdown', listen)
  return () => document.removeEventListener('pointerdown', listen)
}
