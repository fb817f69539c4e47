/** Six clients. The logos are in public/brand/clients; `study` is the id of a case study. */
export const clients: readonly { name: string; mark: ClientMark; study?: string }[] = [
  { name: 'Orbital Refining', mark: 'client-orbit', study: 'nine-nights' },
  { name: 'Deltagrid Power', mark: 'client-grid' },
  { name: 'Hexa Petrochemicals', mark: 'client-hex' },
  { name: 'Wavecrest Offshore', mark: 'client-wave' },
  { name: 'Peakfield Energy', mark: 'client-peak' },
  { name: 'Clearwell Fertilizers', mark: 'client-drop' },
]

/** Logos, rendered by `client-mark.tsx`. */
export type ClientMark =
  | 'client-beam'
  | 'client-drop'
  | 'client-gate'
  | 'client-grid'
  | 'client-hex'
  | 'client-lantern'
  | 'client-orbit'
  | 'client-peak'
  | 'client-wave'
