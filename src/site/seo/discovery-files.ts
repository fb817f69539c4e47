import { absolute } from '#src/company/company.ts'
import { description } from '#src/company/home.ts'
import { type RecordFolder, recordPage } from '#src/company/record-page.ts'
import type { Blog } from '#src/contract/blogs/record.ts'
import { articleTimestamp } from '#src/contract/options.ts'
import { plainText } from '#src/ui/text/plain-text.ts'
import { articleTitle } from './article-title.ts'
import type { DiscoveryFile } from './discovery-types.ts'
import { feedTitle } from './feed-title.ts'
import { robots, rss, sitemap } from './feeds.ts'

/** Maximum number of addresses in a sitemap. The newest come first. */
const maxListed = 50_000
/** Maximum number of articles in a feed. Its readers have seen the older ones. */
const maxItems = 100

export interface Discovered {
  /** Paths of the pages to list. */
  pages: readonly string[]
  /** Published articles, newest first. */
  blogs: readonly Pick<Blog, '_id' | 'title' | 'description' | 'date' | 'createdAt'>[]
}

/** Returns the text of a discovery file. */
export function discoveryFile(name: DiscoveryFile, { pages, blogs }: Discovered): string {
  if (name === 'robots.txt') return robots(absolute('/sitemap.xml'))
  if (name === 'sitemap.xml')
    return sitemap(pages.slice(0, maxListed).map((path) => new URL(absolute(path)).href))
  const items = withPage(blogs)
    .slice(0, maxItems)
    .map((blog) => ({
      title: articleTitle(blog),
      address: absolute(pathOf('blog-details', blog)),
      description: plainText(blog.description),
      published: articleTimestamp(blog),
    }))
  return rss({ title: feedTitle, description, address: absolute('/blog'), feed: absolute('/rss.xml'), items })
}

/** Returns the paths of the records with their own pages. */
export function recordPaths(folder: RecordFolder, records: readonly Identified[]) {
  return withPage(records).map((record) => pathOf(folder, record))
}

interface Identified {
  _id: string
}

/** Drops records without an id, which have no page. */
const withPage = <Item extends Identified>(records: readonly Item[]) =>
  records.filter(({ _id }) => _id !== '')

const pathOf = (folder: RecordFolder, { _id }: Identified) => recordPage(folder, _id)
