import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { actionsClass, backdropClass, keepInside, popupClass } from './popup.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** Keeps typed text: a press on the backdrop does not close the dialog. */
  holdsForm?: boolean
  /** Takes the width of an article. */
  isWide?: boolean
  /** Returns the function that sets the focus on close; undefined for the element that had it before. */
  returnFocus?: () => (() => void) | undefined
  /** Row of buttons at the foot. */
  actions?: Elements
  children?: Elements
}

/** A question or a short form over the page. Dashboard only. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  holdsForm = false,
  isWide = false,
  returnFocus,
  actions,
  children,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={holdsForm}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} onClick={keepInside} />
        <Base.Popup
          className={isWide ? `${popupClass} w-[min(52rem,100vw-2rem)]!` : popupClass}
          onClick={keepInside}
          finalFocus={returnFocus && returning(returnFocus)}
        >
          <Base.Title className="pr-10 text-xl">{title}</Base.Title>
          {description && <Base.Description className="text-ink-soft">{description}</Base.Description>}
          {children}
          {actions && (
            <div className={holdsForm ? `${actionsClass} ${aboveForm}` : actionsClass}>{actions}</div>
          )}
          {/* Last, so that the focus starts on the first field. */}
          <Base.Close render={<IconButton label="Close" icon={X} className="absolute top-3 right-3" />} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** A form may be taller than the window: its buttons stay in view. */
const aboveForm = 'sticky bottom-(--sticky-end) z-1 -mx-5 -mb-5 border-line border-t bg-paper px-5 py-3'

/** Delays the focus call: the page behind the dialog is inert until the dialog's effects are undone. */
function returning(returnFocus: NonNullable<DialogProps['returnFocus']>) {
  return () => {
    const take = returnFocus()
    if (take) queueMicrotask(take)
    return take === undefined
  }
}
