import { company } from './company.ts'

/**
 * Returns the head of an unlisted page: `head: () => privateHead('Profile')`. Public pages use `PageHead`.
 *
 * @param description a sentence or two for link previews
 */
export function privateHead(title: string, description?: string) {
  return {
    meta: [
      { title: `${title} | ${company.name}` },
      ...(description ? [{ name: 'description', content: description }] : []),
      { name: 'robots', content: 'noindex' },
    ],
  }
}
