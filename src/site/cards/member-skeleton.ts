/** Grid of members without a photo. */
export const memberRows = 'grid gap-x-8 md:grid-cols-2 xl:grid-cols-3'

/** Six placeholders in the grid of the members. */
export const managementSkeleton = { count: 6, lines: 1, className: `${memberRows} gap-y-4` } as const
