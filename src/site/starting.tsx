import { Spinner } from '#src/ui/spinner.tsx'

/** For the moment in which the device's saved answers are read. */
export function Starting() {
  return (
    <div role="status" aria-label="Loading" className="grid min-h-dvh place-items-center text-signal">
      <Spinner />
    </div>
  )
}
