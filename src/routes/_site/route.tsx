import { createFileRoute, Outlet } from '@tanstack/react-router'
import { OfflineNote } from '#src/offline/offline-note.tsx'
import { UnsentDoor } from '#src/site/outbox/unsent-door.tsx'
import { SiteFooter } from '#src/site/site-footer.tsx'
import { SiteHeader } from '#src/site/site-header.tsx'
import { SkipLink } from '#src/ui/skip-link.tsx'

export const Route = createFileRoute('/_site')({
  component: SiteFrame,
})

function SiteFrame() {
  return (
    <div className="flex min-h-dvh flex-col pt-(--site-header) [--site-header:4.5rem] print:pt-0">
      <SkipLink />
      <SiteHeader />
      <OfflineNote />
      <UnsentDoor />
      <main id="content" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
