import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import { NativeDialog } from './native-dialog.tsx'

interface SheetProps {
  open: boolean
  onClose: () => void
  label: string
  children: ReactNode
}

/** Slides in from the right over the page: the phone's menu. A press on a link inside closes it. */
export function Sheet({ open, onClose, label, children }: SheetProps) {
  if (!open) return null
  return (
    <NativeDialog
      label={label}
      onClose={onClose}
      className="steel fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(22rem,100vw-3rem)] max-w-none animate-[slide-in_200ms_ease-out] overflow-y-auto border-line border-l p-4 shadow-float"
    >
      <div className="flex justify-end">
        <IconButton label="Close menu" icon={X} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y: the links inside are what is pressed, by key or finger */}
      <div onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}>
        {children}
      </div>
    </NativeDialog>
  )
}
