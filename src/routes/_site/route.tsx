import { createFileRoute, Outlet } from '@tanstack/react-router'
import { OfflineNote } from '#src/offline/banners/offline-note.tsx'
import { EndsHydration } from '#src/site/document/hydration.tsx'
import { SiteFooter } from '#src/site/layout/site-footer.tsx'
import { SiteHeader } from '#src/site/layout/site-header.tsx'
import { UnsentNoteSlot } from '#src/site/outbox/unsent-note-slot.tsx'
import { RepeatsEarlyInput } from '#src/site/start/early-input.ts'
import { SkipLink } from '#src/ui/skip-link.tsx'

export const Route = createFileRoute('/_site')({
  component: SiteFrame,
})

function SiteFrame() {
  return (
    <div className="flex min-h-dvh flex-col pt-(--site-header) [--site-header:72px] print:pt-0">
      <SkipLink />
      <SiteHeader />
      <OfflineNote />
      <UnsentNoteSlot />
      <main id="content" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <SiteFooter />
      <RepeatsEarlyInput />
      <EndsHydration />
    </div>
  )
}
