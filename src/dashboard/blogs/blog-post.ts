import type { Blog } from '#src/contract/blogs/record.ts'

/** Whether a post counts as recent news, as the list's badge shows; a draft may be either. */
export const ageOf = ({ isRecentNews }: Blog) => (isRecentNews ? 'recent' : 'old')

/** Converts a title to a part of an address: lower-case letters and digits, joined by hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
