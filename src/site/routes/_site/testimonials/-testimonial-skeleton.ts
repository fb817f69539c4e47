/** Six placeholders in the grid of the testimonials. */
export const testimonialSkeleton = {
  count: 6,
  lines: 7,
  className: 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6',
}
