const grid = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8'

/** Six placeholders in the grid of the projects. */
export const projectSkeleton = { count: 6, ratio: '3 / 2', lines: 3, className: grid } as const
