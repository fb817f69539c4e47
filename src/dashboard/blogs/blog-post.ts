import type { Blog } from '#src/contract/blogs.ts'

/** What the list's badge goes by: not whether it is a draft. */
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
