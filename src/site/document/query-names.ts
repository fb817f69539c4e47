/** Parameters that each public page reads, by its path. Any other changes nothing, and makes no page of its own. */
const queryNames: Record<string, readonly string[]> = {
  '/apply': ['jobId', 'edit'],
  '/blog': ['tag', 'text'],
  '/careers': ['location', 'base', 'text'],
  '/contact': ['subject', 'edit'],
  '/gallery': ['category', 'search'],
  '/projects': ['view', 'status', 'client', 'text'],
  '/quote': ['service', 'edit'],
  '/search': ['query', 'type'],
}

/** Names of a page's parameters as alternatives of a regular expression; '' where it reads none. */
export const namesOf = (path: string): string =>
  (queryNames[path.replace(/([^/])\/+$/, '$1')] ?? []).join('|')

/**
 * The query of an address without what its page does not read: campaigns' words, and whatever else was added to a
 * link. start-page.ts has the same expression, or a document would not be shown under its address.
 */
export function knownQuery(path: string, query: string): string {
  return query.replace(RegExp(`[?&](?!(?:${namesOf(path)})=)[^&]*`, 'g'), '').replace(/^&/, '?')
}
