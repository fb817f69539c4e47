import { Charts } from './charts.tsx'
import { WaitingStrip } from './waiting-strip.tsx'

export interface FiguresProps {
  part: 'waiting' | 'charts'
}

/** Parts of the instrument in one file; the screen renders each where it belongs. */
export function Figures({ part }: FiguresProps) {
  return part === 'waiting' ? <WaitingStrip /> : <Charts />
}
