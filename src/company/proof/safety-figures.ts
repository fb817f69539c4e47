/** Safety figures of /about-hse with their period. Without any, the page has no such section. */
export const safetyPeriod = 'January to December 2025, own staff and subcontractors'

export const safetyFigures: readonly { value: string; label: string }[] = [
  { value: '0', label: 'Lost-time injuries' },
  { value: '1,284,000', label: 'Hours worked' },
  { value: '0.47', label: 'Recordable injuries per 200,000 hours' },
  { value: '412', label: 'Near-misses reported' },
]
