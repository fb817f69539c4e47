import type { Missing } from '#src/dashboard/record/missing-record.tsx'

/** Texts in place of a missing post, on its detail and on its form. */
export const blogMissing: Missing = {
  title: 'Blog Not Found',
  back: 'Back to Blogs',
  why: 'The requested blog post could not be loaded. It may have been deleted or the ID is incorrect.',
}
