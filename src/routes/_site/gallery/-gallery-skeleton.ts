const grid = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8'

/** Six cards stand where the pictures will be, in the same grid. */
export const gallerySkeleton = { count: 6, ratio: '4 / 3', lines: 2, className: grid } as const
