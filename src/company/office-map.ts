/**
 * Map of the head office, in degrees and as rough as a sketch: lines are `east north` pairs. An owner elsewhere
 * replaces it.
 */
export const officeMap = {
  /** Centre of the sheet, which is 1.6 degrees wide and 1.2 high; a wide space shows more. */
  east: 5.62,
  north: 5.62,
  office: [5.75, 5.52],
  /** The land, closed far outside the sheet. */
  land: '3 6.6 4.1 6.38 4.6 6.2 4.95 5.85 5.08 5.76 5.15 5.62 5.22 5.52 5.3 5.42 5.36 5.34 5.36 5.18 5.42 4.98 5.45 4.85 5.75 4.5 6.1 4.27 9 4 9 8 3 8',
  rivers: [
    '6.8 6.5 6.75 6 6.5 5.5 6.19 5.23 5.92 5.19 5.68 5.3 5.51 5.34 5.36 5.37',
    '6.12 5.72 5.98 5.6 5.82 5.53 5.74 5.505 5.62 5.45 5.51 5.34',
    '6.1 5.8 5.86 5.83 5.68 5.9 5.5 5.97 5.3 5.9 5.15 5.8 5.06 5.77',
    '5.58 5.45 5.42 5.52 5.3 5.58 5.18 5.59',
  ],
  roads: [
    '5.62 6.34 5.68 5.9 5.75 5.6 5.75 5.52 6 5.49 6.27 5.27 6.26 4.92 7.03 4.82',
    '6 5.49 6.1 5.8 6.19 6.26',
    '6 5.49 6.43 5.7 6.73 6.2 7.5 6.44',
  ],
  /** Towns, with the text anchor of their names. */
  towns: [
    ['Sapele', 5.68, 5.9, 'end'],
    ['Ughelli', 6, 5.49, 'start'],
    ['Koko', 5.47, 6, 'end'],
    ['Abraka', 6.1, 5.79, 'start'],
    ['Burutu', 5.51, 5.35, 'start'],
    ['Forcados', 5.36, 5.35, 'end'],
    ['Escravos', 5.19, 5.6, 'start'],
    ['Kwale', 6.43, 5.71, 'start'],
    ['Benin City', 5.62, 6.34, 'start'],
    ['Patani', 6.19, 5.23, 'start'],
  ],
  waters: [['Bight of Benin', 4.98, 5.3]],
} as const
