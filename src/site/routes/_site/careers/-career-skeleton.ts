/** Four placeholders of open positions. */
export const careerSkeleton = { count: 4, lines: 3, className: 'grid gap-4' }
