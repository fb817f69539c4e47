import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'

interface NativeDialogProps {
  label: string
  /** Called on Escape and on a press outside. */
  onClose: () => void
  className?: string
  children: ReactNode
}

/** The platform's modal dialog, open while it is mounted. Returns the focus on unmount. */
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
    // A dialog returns the focus only if it is closed before it is removed.
    dialog?.close()
  }
}

/** Whether a press hit the backdrop, which belongs to the dialog element. */
export function isOutside({ currentTarget, clientX, clientY }: React.MouseEvent<HTMLElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
