const grid = 'grid grid-cols-2 gap-4 md:grid-cols-3 lg:gap-6 xl:grid-cols-4'

/** Six cards stand where the members will be, in the same grid. */
export const managementSkeleton = { count: 6, ratio: '4 / 5', lines: 1, className: grid } as const
