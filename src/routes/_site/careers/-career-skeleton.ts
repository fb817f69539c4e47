/** Four entries stand where the open positions will be. */
export const careerSkeleton = { count: 4, lines: 3, className: 'grid gap-4' }
