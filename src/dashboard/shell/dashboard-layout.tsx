import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { sessionAtom } from '#src/api/session.ts'
import { InstallOffer } from '#src/dashboard/install/install-offer.tsx'
import { LogoutHost } from '#src/dashboard/navigation/logout-host.tsx'
import { useIsNarrow } from '#src/dashboard/navigation/use-is-narrow.ts'
import { OfflinePeriodNote } from '#src/dashboard/offline-data/encryption/offline-period-note.tsx'
import { PaletteHost } from '#src/dashboard/search/palette-host.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { Toaster } from '#src/ui/overlay/toast.tsx'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { foldedAtom } from './folded.ts'
import { MenuDrawer } from './menu-drawer.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { SidebarLinks } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/**
 * Layout of the staff pages, with a print header on paper. Without a session it renders nothing: the router is
 * redirecting to /login.
 */
export function DashboardLayout({ printHead }: { printHead: Elements }) {
  const session = useAtomValue(sessionAtom)
  // Back also closes the menu, because it belongs to the screen that it was opened on.
  const screen = useLocation({ select: ({ href }) => href })
  const [menuOn, setMenuOn] = useState<string>()
  const openMenu = useCallback((isOpen: boolean) => setMenuOn(isOpen ? screen : undefined), [screen])
  const isNarrow = useIsNarrow()
  const isFolded = useAtomValue(foldedAtom) === true
  const router = useRouter()
  const client = useQueryClient()
  if (!session) return null
  // Loaded beside the screen; without that file no arrivals are counted until the next page load.
  const follow = () =>
    void import('#src/dashboard/new-records/follow-inboxes.ts').then(
      ({ followInboxes }) => followInboxes(router, client),
      () => undefined,
    )
  return (
    <div
      data-folded={isFolded ? '' : undefined}
      className="dense min-h-dvh bg-paper [--top-bar:3.5rem] md:grid md:grid-cols-[3.5rem_minmax(0,1fr)] min-[68.75rem]:not-data-folded:grid-cols-[17rem_minmax(0,1fr)] print:block"
    >
      <SkipLink />
      <aside className="steel sticky top-0 flex h-dvh flex-col overflow-y-auto max-md:hidden print:hidden">
        <SidebarLinks mayBeRail />
      </aside>
      {isNarrow && <MenuDrawer open={menuOn === screen} onOpenChange={openMenu} />}
      <div className="flex min-w-0 flex-col">
        <TopBar onMenu={() => openMenu(true)} />
        <ConnectionNote />
        <OfflinePeriodNote />
        <InstallOffer />
        <main id="content" tabIndex={-1} ref={follow} className="min-w-0 flex-1 p-4 lg:p-6">
          {printHead}
          <Outlet />
        </main>
      </div>
      <Shortcuts />
      <PaletteHost />
      <LogoutHost />
      <Toaster />
    </div>
  )
}
