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

/** Parameters that a page reads. */
export const namesOf = (path: string): readonly string[] => queryNames[path.replace(/([^/])\/+$/, '$1')] ?? []

/** An expression for the parameters that a page does not read. The document carries it for start-page.ts. */
export const unreadQuery = (path: string): string => `[?&](?!(?:${namesOf(path).join('|')})=)[^&]*`

/** The query of an address without what its page does not read: campaigns' words, and whatever else is in a link. */
export const knownQuery = (path: string, query: string): string =>
  query.replace(RegExp(unreadQuery(path), 'g'), '').replace(/^&/, '?')
