import { lazy, Suspense } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { FiguresProps } from './figures.tsx'
import {
  ChartSkeleton,
  chartColumns,
  chartsGrid,
  WaitingSkeleton,
  waitingGrid,
} from './instrument-skeletons.tsx'

/** A part of the screen that is rendered from cached lists. Its file loads beside the screen's first content. */
export function Instrument({ part }: FiguresProps) {
  return (
    <Suspense fallback={fallbacks[part]}>
      <Figures part={part} />
    </Suspense>
  )
}

const Figures = lazy(() =>
  import('./figures.tsx').then(
    ({ Figures }) => ({ default: Figures }),
    () => ({ default: NotLoaded }),
  ),
)

/** Fallback if the file does not load; the rest of the screen works without it. */
function NotLoaded({ part }: FiguresProps) {
  if (part !== 'charts') return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line p-4 print:hidden">
      <p role="alert">The charts could not be loaded.</p>
      <Button variant="secondary" size="small" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </div>
  )
}

const fallbacks = { 'first-run': null, waiting: <InboxesComing />, charts: <ChartsComing /> }

function InboxesComing() {
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-lg">Waiting for an answer</h2>
      <ul className={waitingGrid}>
        <WaitingSkeleton />
        <WaitingSkeleton />
        <WaitingSkeleton />
      </ul>
    </div>
  )
}

function ChartsComing() {
  return (
    <div className={chartsGrid}>
      <div className={chartColumns.wide}>
        <ChartSkeleton />
        <ChartSkeleton />
      </div>
      <div className={chartColumns.narrow}>
        <ChartSkeleton />
        <ChartSkeleton />
      </div>
    </div>
  )
}
