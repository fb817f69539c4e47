import { takeFocus } from '#src/ui/browser/take-focus.ts'
import { Button } from '#src/ui/button.tsx'
import { partOfSize } from '#src/ui/text/file-size.ts'

interface UploadProgressProps {
  /** Action in progress: `Sending your application`. */
  label: string
  /** Bytes sent. Until the first one is sent, `total` is 0. */
  sent: number
  total: number
  onCancel: () => void
}

/** Progress of an upload, with a button to cancel it. Takes the focus, because the submit button is busy. */
export function UploadProgress({ label, sent, total, onCancel }: UploadProgressProps) {
  const percent = total > 0 ? Math.floor((sent / total) * 100) : 0
  const isOut = total > 0 && sent >= total
  return (
    <section
      aria-label={label}
      tabIndex={-1}
      ref={takeFocus}
      className="ticks flex flex-wrap items-center gap-x-6 gap-y-3 border border-line bg-paper-sunk p-4 focus:outline-none"
    >
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
          <span className="font-semibold">{isOut ? 'All sent. Waiting for the answer.' : label}</span>
          {total > 0 && <span>{`${percent} % — ${partOfSize(sent, total)}`}</span>}
        </p>
        <progress
          aria-label={label}
          max={100}
          value={total > 0 ? percent : undefined}
          className="mt-2 block h-2 w-full appearance-none rounded-sm bg-line accent-signal [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-signal"
        />
        <p role="status" className="sr-only">
          {isOut ? 'All sent. Waiting for the answer.' : quarterOf(percent)}
        </p>
      </div>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </section>
  )
}

/** Returns the text for screen readers, which changes three times instead of at every byte. */
function quarterOf(percent: number): string {
  return percent < 25 ? '' : `${percent - (percent % 25)} % sent`
}
