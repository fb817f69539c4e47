import { Menu as Base } from '@base-ui/react/menu'
import { Link, type LinkProps } from '@tanstack/react-router'
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import type { Elements } from '#src/ui/elements.ts'
import { keepInside } from './popup.ts'

export interface MenuItem {
  label: string
  /** Tells entries of the same label apart. */
  id?: string
  icon?: LucideIcon | undefined
  tone?: 'danger'
  /** A second, quiet line. */
  about?: ReactNode
  disabled?: boolean
  /** What it is while it cannot be chosen, for a reason that it tells: it can be reached all the same. */
  guard?: ComponentProps<'div'> | undefined
  /** Where it leads, for a link … */
  to?: LinkProps['to']
  params?: LinkProps['params']
  /** … or what it does. */
  onSelect?: () => void
}

interface MenuProps {
  /** What the menu is about: `Actions for Warri jetty`. */
  label: string
  items: MenuItem[]
  /** A button with its own words; without it three dots. */
  trigger?: ReactElement
  state?: MenuState | undefined
}

/** Controlled mode: the caller keeps whether the menu is open. */
export interface MenuState {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A few actions behind a button: a row's, or the profile's. Dashboard only. */
export function Menu({ label, items, trigger, state }: MenuProps) {
  return (
    <MenuFrame
      label={label}
      state={state}
      trigger={trigger ?? <IconButton label={label} icon={EllipsisVertical} />}
    >
      {items.map((item) => (
        <Entry key={item.id ?? item.label} {...item} />
      ))}
    </MenuFrame>
  )
}

interface MenuFrameProps {
  label: string
  trigger: ReactElement
  state?: MenuState | undefined
  /** Items of Base UI's menu. */
  children: Elements
}

/** A button and the menu that it opens, for those with items of another kind. */
export function MenuFrame({ label, trigger, state, children }: MenuFrameProps) {
  const landmark = useRef<HTMLElement>(null)
  return (
    <Base.Root {...state}>
      <Base.Trigger
        ref={(button: HTMLElement | null) => {
          landmark.current = button?.closest<HTMLElement>('main, header') ?? null
        }}
        onClick={keepInside}
        render={trigger}
      />
      {/* At the page's end it would be in none of its landmarks, and out of reach for those who go by them. */}
      <Base.Portal container={landmark}>
        <Base.Positioner
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50"
          onClick={keepInside}
        >
          <Base.Popup aria-label={label} className={menuPopupClass}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const menuPopupClass =
  'dense min-w-44 max-w-[calc(100vw-1rem)] rounded-md border border-line bg-paper p-1 text-ink shadow-float outline-none transition duration-100 data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0'
export const menuItemClass =
  'flex min-h-(--control) w-full items-center gap-3 rounded-sm px-3 text-left outline-none data-highlighted:bg-ink/8 data-disabled:opacity-60 aria-disabled:opacity-60'

function Entry({ label, about, icon: Icon, tone, disabled, guard, to, params, onSelect }: MenuItem) {
  const className = classes(menuItemClass, tone === 'danger' && 'text-danger data-highlighted:bg-danger/10')
  const content = (
    <>
      {Icon && <Icon aria-hidden size={18} strokeWidth={1.5} className="shrink-0" />}
      {about ? (
        <span className="min-w-0 py-1">
          <span className="wrap-anywhere block">{label}</span>
          <span className="block text-ink-soft text-xs">{about}</span>
        </span>
      ) : (
        <span>{label}</span>
      )}
    </>
  )
  if (to) {
    return (
      <Base.LinkItem
        closeOnClick
        className={className}
        render={<Link to={to} params={params} />}
        onClick={onSelect}
      >
        {content}
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item className={className} disabled={disabled} onClick={onSelect} {...guard}>
      {content}
    </Base.Item>
  )
}
