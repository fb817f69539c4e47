import { createFileRoute, Outlet } from '@tanstack/react-router'
import { OfflineNote } from '#src/offline/connection/offline-note.tsx'
import { UnsentNoteSlot } from '#src/site/forms/unsent-note-slot.tsx'
import { RepeatsEarlyInput } from '#src/site/hydration/early-input.ts'
import { EndsHydration } from '#src/site/hydration/hydration.tsx'
import { SiteFooter } from '#src/site/layout/site-footer.tsx'
import { SiteHeader } from '#src/site/layout/site-header.tsx'
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
