import { Button } from '#src/ui/button.tsx'

/** Replaces a dashboard screen whose routes failed to load. A reload fetches them again. */
export function DashboardNotLoaded() {
  return (
    <div className="sheet flex min-h-[60vh] flex-col items-start justify-center gap-4 py-16">
      <h1 tabIndex={-1} className="text-3xl">
        The dashboard is not open yet
      </h1>
      <p className="max-w-prose text-ink-soft">
        A part of it did not arrive. It needs a network the first time it is opened on this device.
      </p>
      <Button onClick={() => location.reload()}>Open the dashboard</Button>
    </div>
  )
}
