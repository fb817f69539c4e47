import { useLocation } from '@tanstack/react-router'
import { type LucideIcon, X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'
import { isPopoverOpen } from '#src/ui/browser/popover.ts'
import { IconButton } from '#src/ui/button.tsx'
import { isOutside } from './native-dialog.tsx'

interface SheetProps {
  label: string
  /** Button that opens the sheet. */
  button: { label: string; icon: LucideIcon }
  children: ReactNode
}

/**
 * A button and a panel that slides over the page from the right: the phone's menu. Before the page's scripts run it is
 * a popover, afterwards a modal dialog. Closes on Escape, on a press outside, on a link inside and on every new page.
 */
export function Sheet({ label, button, children }: SheetProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const page = useLocation({ select: (location) => location.href })
  const [openOn, setOpenOn] = useState<string>()
  const isHydrated = useIsHydrated()
  const isOpen = openOn === page
  const close = () => setOpenOn(undefined)
  useLayoutEffect(() => (isOpen ? show(dialog.current) : undefined), [isOpen])
  return (
    <>
      <IconButton
        {...button}
        popoverTarget={id}
        // Before hydration the browser reports automatically whether the popover is open.
        aria-expanded={isHydrated ? isOpen : undefined}
        onClick={(event) => {
          event.preventDefault()
          setOpenOn(isOpen ? undefined : page)
        }}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key, through onCancel */}
      <dialog
        ref={(element) => {
          dialog.current = element
          if (element && isPopoverOpen(element)) setOpenOn(page)
        }}
        id={id}
        popover="auto"
        aria-label={label}
        onToggle={({ currentTarget, newState }) => {
          if (newState === 'closed') close()
          else if (isPopoverOpen(currentTarget)) setOpenOn(page)
        }}
        onCancel={(event) => {
          event.preventDefault()
          close()
        }}
        onClick={(event) => event.target === event.currentTarget && isOutside(event) && close()}
        className="steel fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[clamp(18rem,100vw-48px,22rem)] max-w-full animate-[slide-in_200ms_ease-out] overflow-y-auto border-line border-l p-[16px] shadow-float backdrop:bg-steel-deep/70"
      >
        <div className="flex justify-end">
          <IconButton
            label="Close menu"
            icon={X}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={(event) => {
              event.preventDefault()
              close()
            }}
          />
        </div>
        {/* biome-ignore lint/a11y: the links inside are what is pressed, by key or finger */}
        <div onClick={(event) => event.target instanceof Element && event.target.closest('a') && close()}>
          {children}
        </div>
      </dialog>
    </>
  )
}

/** Opens the dialog as a modal. A dialog that is open as a popover stays a popover. */
function show(dialog: HTMLDialogElement | null) {
  const { style } = document.documentElement
  if (dialog && !isPopoverOpen(dialog)) dialog.showModal()
  style.overflow = 'hidden'
  return () => {
    style.overflow = ''
    // A dialog returns the focus only if it is closed before it is removed.
    dialog?.close()
    dialog?.hidePopover?.()
  }
}
