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
  /** Distinguishes entries with the same label. */
  id?: string
  icon?: LucideIcon | undefined
  tone?: 'danger'
  /** Second, quieter line. */
  about?: ReactNode
  disabled?: boolean
  /** Props of an entry that cannot be chosen and gives the reason. It can still be focused. */
  guard?: ComponentProps<'div'> | undefined
  /** Target of a link … */
  to?: LinkProps['to']
  params?: LinkProps['params']
  /** … or the action. */
  onSelect?: () => void
}

interface MenuProps {
  /** Name of the menu: `Actions for Warri jetty`. */
  label: string
  items: MenuItem[]
  /** Button with its own text; three dots by default. */
  trigger?: ReactElement
  state?: MenuState | undefined
}

/** Controlled mode: the caller stores whether the menu is open. */
export interface MenuState {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A few actions behind a button, for a row or the profile. Dashboard only. */
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

/** A button and its menu, for callers with items of another kind. */
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
      {/* At the end of the body the menu would be outside all landmarks, where users who navigate by them miss it. */}
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
