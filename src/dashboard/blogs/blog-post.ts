import type { Blog } from '#src/contract/blogs.ts'

/** Whether it counts as recent news, which the list's badge tells; a draft may be either. */
export const ageOf = ({ isRecentNews }: Blog) => (isRecentNews ? 'recent' : 'old')

/** A title as part of an address: small letters and digits, with hyphens between. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
