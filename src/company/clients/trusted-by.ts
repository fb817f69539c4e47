import type { ClientMark } from './clients.ts'

/** Six companies under "Trusted by Industry Leaders" on /testimonials. `study` is the id of a case study. */
export const trustedBy: readonly { name: string; mark: ClientMark; study?: string }[] = [
  { name: 'Lantern Terminals', mark: 'client-lantern', study: 'tank-11' },
  { name: 'Orbital Refining', mark: 'client-orbit', study: 'nine-nights' },
  { name: 'Palmgate Pharma', mark: 'client-gate' },
  { name: 'Peakfield Energy', mark: 'client-peak' },
  { name: 'Ironwood Steel', mark: 'client-beam' },
  { name: 'Clearwell Fertilizers', mark: 'client-drop' },
]
