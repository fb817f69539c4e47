import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { IconButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import type { Elements } from '#src/ui/elements.ts'
import { backdropClass } from './popup.ts'

interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  side?: 'left' | 'right'
  /** Uses the steel colours of the sidebar. */
  steel?: boolean
  children: Elements
}

/** A panel that slides over the page from a side, with a backdrop. Dashboard only. */
export function Drawer({ open, onOpenChange, title, side = 'left', steel, children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          className={classes(
            'dense fixed inset-y-0 z-50 flex w-[clamp(17rem,100vw-48px,20rem)] max-w-full flex-col overflow-y-auto shadow-float transition-transform duration-200',
            steel ? 'steel' : 'bg-paper text-ink',
            sides[side],
          )}
        >
          <div className="flex items-center justify-between gap-4 p-3 pl-4">
            <Base.Title className="text-lg">{title}</Base.Title>
            <Base.Close render={<IconButton label="Close" icon={X} />} />
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

const sides = {
  left: 'left-0 data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'right-0 data-ending-style:translate-x-full data-starting-style:translate-x-full',
}
