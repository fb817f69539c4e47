export interface FeedItem {
  title: string
  address: string
  /** Plain text. */
  description: string
  /** ISO 8601 text, or '' if unknown. */
  published: string
}

export interface Channel {
  title: string
  description: string
  /** Page that the feed belongs to. */
  address: string
  /** Address of the feed. */
  feed: string
  items: FeedItem[]
}

/** Makes a sitemap. Omits `lastmod`: the API has only creation dates. */
export function sitemap(addresses: string[]): string {
  const urls = addresses.map((address) => element('url', element('loc', xml(address))))
  return document(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`,
  )
}

/** Makes robots.txt. It blocks the dashboard, but not search results: crawlers must read their noindex tag. */
export function robots(sitemapAddress: string): string {
  return `User-agent: *\nDisallow: /dashboard\n\nSitemap: ${sitemapAddress}\n`
}

/** Makes an RSS 2.0 feed. */
export function rss({ title, description, address, feed, items }: Channel): string {
  const parts = [
    element('title', xml(title)),
    element('link', xml(address)),
    element('description', xml(description)),
    element('language', 'en'),
    `<atom:link href="${xml(feed)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(item),
  ]
  return document(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n${parts.join('\n')}\n</channel>\n</rss>`,
  )
}

function item({ title, address, description, published }: FeedItem): string {
  const timestamp = dateOf(published)?.toUTCString()
  return element(
    'item',
    [
      element('title', xml(title)),
      element('link', xml(address)),
      element('guid', xml(address)),
      ...(timestamp ? [element('pubDate', timestamp)] : []),
      element('description', xml(description)),
    ].join('\n'),
  )
}

const document = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`

const element = (name: string, content: string) => `<${name}>${content}</${name}>`

/** Escapes text for XML: five characters as references, without the characters that XML forbids. */
function xml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what XML 1.0 forbids
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

function dateOf(text: string): Date | undefined {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? undefined : date
}
