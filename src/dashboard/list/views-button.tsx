import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'
import type { ViewsProps } from './views-dialog.tsx'

/** Button that opens the views of a list, which are loaded then. */
export function ViewsButton(props: ViewsProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="secondary"
        title="Saved views"
        aria-haspopup="dialog"
        // Beside a table there is room for the icon only.
        className="md:max-2xl:px-2.5"
        onClick={() => setOpen(true)}
      >
        <Bookmark aria-hidden size={16} strokeWidth={1.5} />
        <span className="md:max-2xl:sr-only">Saved views</span>
      </Button>
      {isOpen && (
        <Suspense>
          <Views {...props} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

const Views = lazy(() =>
  import('./views-dialog.tsx').then(
    ({ ViewsDialog }) => ({ default: ViewsDialog }),
    () => {
      toast.show({ title: 'The views could not be loaded. Reload the page and try again.', tone: 'danger' })
      return { default: () => <></> }
    },
  ),
)
