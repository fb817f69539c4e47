const grid = 'grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6'

/** Four placeholders in the grid of the services. */
export const serviceSkeleton = { count: 4, lines: 3, className: grid }
