/** Four placeholders in the rows of the services. */
export const servicesSkeleton = {
  count: 4,
  lines: 2,
  className: 'rail gap-4 sm:block',
}

/** Three placeholders: a large one and two small ones. */
export const projectsSkeleton = {
  count: 3,
  ratio: '16 / 9',
  lines: 1,
  className:
    'rail gap-4 sm:grid sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 sm:*:first:col-span-2 lg:*:first:row-span-2',
} as const

/** Three placeholders for any number of articles. */
export const articlesSkeleton = {
  count: 3,
  ratio: '3 / 2',
  lines: 5,
  className: 'rail gap-4 sm:grid sm:grid-cols-2 lg:grid-cols-3 lg:gap-6',
} as const
