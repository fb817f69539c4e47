/** Three placeholders in the grid of the articles. */
export const blogSkeleton = {
  count: 3,
  ratio: '3 / 2',
  lines: 4,
  className: 'grid grid-cols-1 gap-6 sm:grid-cols-2',
} as const
