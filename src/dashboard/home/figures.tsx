import { FirstRun } from '#src/dashboard/home/first-run/first-run.tsx'
import { Charts } from './charts.tsx'
import { WaitingStrip } from './waiting-strip.tsx'

export interface FiguresProps {
  part: 'first-run' | 'waiting' | 'charts'
}

/** Parts of the instrument in one file; the screen renders each where it belongs. */
export function Figures({ part }: FiguresProps) {
  if (part === 'first-run') return <FirstRun />
  return part === 'waiting' ? <WaitingStrip /> : <Charts />
}
