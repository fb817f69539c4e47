import { useEffect, useState } from 'react'
import { toast } from '#src/ui/overlay/toast.tsx'
import { SidebarLinks } from './sidebar.tsx'

interface MenuDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

type Drawer = typeof import('#src/ui/overlay/drawer.tsx')['Drawer']

/** Menu of a phone. Its code loads beside the screen, which works without it if that fails. */
export function MenuDrawer({ open, onOpenChange }: MenuDrawerProps) {
  const [loaded, setLoaded] = useState<{ Drawer: Drawer }>()
  useEffect(() => {
    if (loaded) return
    import('#src/ui/overlay/drawer.tsx').then(setLoaded, () => {
      if (!open) return
      onOpenChange(false)
      toast.show({ title: 'The menu did not arrive. Open it once more with a network.', tone: 'danger' })
    })
  }, [loaded, open, onOpenChange])
  if (!loaded) return null
  return (
    <loaded.Drawer open={open} onOpenChange={onOpenChange} title="Menu" steel>
      <SidebarLinks onNavigate={() => onOpenChange(false)} />
    </loaded.Drawer>
  )
}
