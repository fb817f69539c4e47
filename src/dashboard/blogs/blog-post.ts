import type { Blog } from '#src/contract/blogs.ts'

/** The post's picture (decisions.md, 17). */
export const coverOf = ({ coverImage, imageUrl }: Blog) => coverImage || imageUrl

/** When it was published, as ISO 8601 text, or ''. */
export const publishedOn = ({ date, createdAt }: Blog) => date || createdAt

/** What the list's badge goes by: not whether it is a draft. */
export const ageOf = ({ isRecentNews }: Blog) => (isRecentNews ? 'recent' : 'old')

export const ages = [
  { value: 'recent', label: 'Recent' },
  { value: 'old', label: 'Old' },
]

/** A title as part of an address: small letters and digits, with hyphens between. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
