import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, SyntheticEvent } from 'react'
import { IconButton } from '#src/ui/button.tsx'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** What is typed in it is not given up by a press beside it. */
  holdsForm?: boolean
  /** What takes the focus at the end; undefined for the element that had it. */
  returnFocus?: () => (() => void) | undefined
  /** The row of buttons at its foot. */
  actions?: ReactNode
  children?: ReactNode
}

/** A question or a short form over the page. Dashboard only. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  holdsForm = false,
  returnFocus,
  actions,
  children,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={holdsForm}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} onClick={keepInside} />
        <Base.Popup
          className={popupClass}
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

export const backdropClass =
  'fixed inset-0 z-40 bg-steel-deep/70 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

export const popupClass =
  'dense fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[min(32rem,100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col gap-4 ' +
  // Sticky content at the lower edge covers the padding, too.
  'overflow-y-auto [--sticky-end:-1.25rem] rounded-lg border border-line bg-paper p-5 text-ink shadow-float transition duration-150 ' +
  'data-ending-style:opacity-0 data-starting-style:translate-y-[calc(-50%+8px)] data-starting-style:opacity-0'

export const actionsClass = 'mt-2 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse'

/** A form may be longer than the window is high: what saves it stays in sight. */
const aboveForm = 'sticky bottom-(--sticky-end) z-1 -mx-5 -mb-5 border-line border-t bg-paper px-5 py-3'

/** What was behind the dialog takes no focus before its effects are undone. */
function returning(returnFocus: NonNullable<DialogProps['returnFocus']>) {
  return () => {
    const take = returnFocus()
    if (take) queueMicrotask(take)
    return take === undefined
  }
}

/** A dialog that a table row drew is still the row's child: its clicks must not open the row. */
export function keepInside(event: SyntheticEvent) {
  event.stopPropagation()
}
