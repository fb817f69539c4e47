import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite'
import { articleMoment } from '#src/contract/blogs.ts'
import { healthCheckPath } from '#src/contract/health-check.ts'
import { articleTitle } from '#src/site/cards/article-title.ts'
import { plainText } from '#src/ui/text/plain-text.ts'
import { type FeedItem, robots, rss, sitemap } from './feeds.ts'
import { openSite, type SiteInNode } from './site-in-node.ts'
import { canonicalOf, fileOf, headOf, withHead, withoutAddress } from './static-head.ts'

type Warn = (sentence: string) => void

/** Vite's preview finds a page's own file, as web servers do: `/about` is answered with about/index.html. */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'serve',
    configurePreviewServer: ({ config, middlewares }) => {
      middlewares.use((incoming, _outgoing, next) => {
        const { pathname, search } = new URL(incoming.url ?? '/', 'http://localhost')
        const file = fileOf(pathname)
        if (file && existsSync(path.resolve(config.root, config.build.outDir, file))) {
          incoming.url = `/${file}${search}`
        }
        next()
      })
    },
  }
}

/**
 * What search engines and link previews get, most of which run no scripts: a file of HTML for every public page with
 * that page's own head, sitemap.xml, robots.txt and rss.xml. The heads are what the pages themselves say, rendered in
 * Node. With SITE_API, the origin of an API, projects, services and articles have their files, too.
 *
 * The bodies stay empty: the scripts draw into them without a look at what is there, the same shell answers every
 * address that has no file, and what a page reads is newer than the build.
 */
export function discovery(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'discovery',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    // Before closeBundle, in which the worker's list of files takes the revision of index.html.
    async writeBundle({ dir = 'dist' }) {
      const warn: Warn = (sentence) => this.warn(sentence)
      const api = await answering(loadEnv(config.mode, config.root, 'SITE_').SITE_API, warn)
      const site = await openSite(config, api)
      try {
        const home = site.absolute('/')
        if (!URL.canParse(home))
          this.error(`${home} is no address. VITE_SITE_URL must be one: https://www.example.com`)
        await writeFiles(dir, site, api ? await published(site, warn) : nothing, warn)
      } finally {
        await site.close()
      }
    },
  }
}

interface Published {
  pages: string[]
  articles: FeedItem[]
}

const nothing: Published = { pages: [], articles: [] }

async function writeFiles(dir: string, site: SiteInNode, { pages, articles }: Published, warn: Warn) {
  const { absolute, company } = site
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true })
    await writeFile(path.join(dir, file), text)
  }
  const title = `${company.name}: Blog and Insights`
  const feedLink = `<link rel="alternate" type="application/rss+xml" title="${title}" href="/rss.xml">`
  const shell = await readFile(path.join(dir, 'index.html'), 'utf8')
  const listed: string[] = []

  for (const address of [...site.addresses(), ...pages]) {
    const page = await site.render(address).catch((error: Error) => ({ html: '', errors: [error] }))
    if (!page) continue
    for (const { message } of page.errors) warn(`${address} cannot be rendered in Node: ${message}`)
    const tags = headOf(page.html)
    const canonical = canonicalOf(tags)
    if (canonical && !unlisted.test(address)) listed.push(canonical)
    const file = fileOf(address)
    if (!file) warn(`${address} is no name for a file: link previews of it get the head of the home page.`)
    else await write(file, withHead(shell, address === '/' ? withoutAddress(tags) : tags, feedLink))
  }

  await write('sitemap.xml', sitemap(listed))
  await write('robots.txt', robots(absolute('/sitemap.xml')))
  const channel = { title, description: company.description, address: absolute('/blog') }
  await write('rss.xml', rss({ ...channel, feed: absolute('/rss.xml'), items: articles }))
}

/** Pages that a search may find, yet that nobody is to be led to. */
const unlisted = /^\/(?:404|my-messages|search|login|register|forgot-password)$/

/** What the API has published, as far as it can be read. */
async function published(site: SiteInNode, warn: Warn): Promise<Published> {
  const read = async <Item>(name: string, reading: Promise<Item[]>) =>
    reading.catch((error: Error): Item[] => {
      warn(
        `SITE_API does not give the ${name} (${error.message}): they have no files and no place in sitemap.xml.`,
      )
      return []
    })
  const [projects, services, blogs] = await Promise.all([
    read('projects', site.published.projects()),
    read('services', site.published.services()),
    read('articles', site.published.blogs()),
  ])
  const pagesOf = (folder: string, records: { _id: string }[]) =>
    records.filter(({ _id }) => _id !== '').map(({ _id }) => pathOf(folder, _id))
  return {
    pages: [
      ...pagesOf('project', projects),
      ...pagesOf('service', services),
      ...pagesOf('blog-details', blogs),
    ],
    articles: blogs
      .filter(({ _id }) => _id !== '')
      .map((blog) => ({
        title: articleTitle(blog),
        address: site.absolute(pathOf('blog-details', blog._id)),
        description: plainText(blog.description),
        published: articleMoment(blog),
      })),
  }
}

const pathOf = (folder: string, id: string) => `/${folder}/${encodeURIComponent(id)}`

/** The API's origin, if it answers. A site without its records is better than no site, and nobody should wonder why. */
async function answering(given: string | undefined, warn: Warn): Promise<string> {
  const origin = (given ?? '').replace(/\/+$/, '')
  if (origin === '') return ''
  try {
    const call = new URL(`${origin}/api/v1${healthCheckPath}`)
    const { headers, status } = await fetch(call, { method: 'HEAD', signal: AbortSignal.timeout(12_000) })
    // Not every API answers this method; a page in its place is no API.
    if (!headers.get('content-type')?.includes('html')) return origin
    throw new Error(`a page with status ${status}`)
  } catch (error) {
    warn(
      `SITE_API, ${origin}, does not answer (${error instanceof Error ? error.message : error}). This build knows no projects, services and articles: they have no files of their own and no place in sitemap.xml and rss.xml.`,
    )
    return ''
  }
}
