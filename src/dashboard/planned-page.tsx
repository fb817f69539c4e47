import { PageHeading } from './page-heading.tsx'

/** A titled page for a screen of the menu whose turn has not come. */
export function PlannedPage({ title }: { title: string }) {
  return (
    <div className="flex flex-col gap-4">
      <PageHeading title={title} />
      <p className="text-ink-soft">This screen is not part of this version yet.</p>
    </div>
  )
}
