import { Charts } from './charts.tsx'
import { WaitingStrip } from './waiting-strip.tsx'

export interface FiguresProps {
  part: 'waiting' | 'charts'
}

/** The instrument's parts: one file, of which the screen draws each where it belongs. */
export function Figures({ part }: FiguresProps) {
  return part === 'waiting' ? <WaitingStrip /> : <Charts />
}
