import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'

interface NativeDialogProps {
  label: string
  /** Escape and a press outside. */
  onClose: () => void
  className?: string
  children: ReactNode
}

/** The platform's modal dialog, open for as long as it is drawn. Gives the focus back when it goes. */
export function NativeDialog({ label, onClose, className, children }: NativeDialogProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key, through onCancel
    <dialog
      ref={openModal}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && isOutside(event) && onClose()}
      className={classes('backdrop:bg-steel-deep/70', className)}
    >
      {children}
    </dialog>
  )
}

function openModal(dialog: HTMLDialogElement | null) {
  const root = document.documentElement
  dialog?.showModal()
  root.style.overflow = 'hidden'
  return () => {
    root.style.overflow = ''
    // Only a dialog that is closed before it leaves the page gives the focus back.
    dialog?.close()
  }
}

/** Whether a press was on the backdrop: it belongs to the dialog, too. */
export function isOutside({ currentTarget, clientX, clientY }: React.MouseEvent<HTMLElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
