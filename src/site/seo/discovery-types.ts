/** Files for crawlers, with their content types. */
export const discoveryTypes = {
  'sitemap.xml': 'application/xml; charset=utf-8',
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
} as const

export type DiscoveryFile = keyof typeof discoveryTypes
