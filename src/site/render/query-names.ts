/** Query parameters of each public page, by path. Other parameters are ignored. */
const queryNames: Record<string, readonly string[]> = {
  '/apply': ['jobId', 'edit'],
  '/blog': ['discipline', 'text'],
  '/careers': ['location', 'base', 'text'],
  '/contact': ['subject', 'edit'],
  '/gallery': ['category', 'search'],
  '/projects': ['view', 'discipline', 'status', 'client', 'text'],
  '/quote': ['service', 'edit'],
  '/search': ['query', 'type'],
}

/** Returns the query parameters of a page. */
export const namesOf = (path: string): readonly string[] => queryNames[path.replace(/([^/])\/+$/, '$1')] ?? []

/** Returns a regular expression for the parameters that a page ignores. The document passes it to boot-script.ts. */
export const ignoredQuery = (path: string): string => `[?&](?!(?:${namesOf(path).join('|')})=)[^&]*`

/** Removes the parameters that a page ignores, such as those of campaigns. */
export const knownQuery = (path: string, query: string): string =>
  query.replace(RegExp(ignoredQuery(path), 'g'), '').replace(/^&/, '?')
