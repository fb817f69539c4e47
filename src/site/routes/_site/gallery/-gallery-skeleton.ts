const grid = 'grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-3 lg:gap-x-8'

/** Six placeholders in the grid of the pictures. */
export const gallerySkeleton = { count: 6, ratio: '4 / 3', lines: 2, className: grid } as const
