import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { content } from '#src/api/content.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import type { Send } from '#src/api/send.ts'
import { search } from '#src/contract/search/search.ts'
import type { Missing, PageData } from '#src/site/boot/page-data.ts'
import { createSiteRouter } from '#src/site/boot/router.tsx'
import { discoveryFile, recordPaths } from '#src/site/seo/discovery-files.ts'
import type { DiscoveryFile } from '#src/site/seo/discovery-types.ts'
import { manifest } from '#src/site/seo/manifest.ts'
import styles from './public.css?inline'
import { renderPage } from './render-page.tsx'
import { documentOf, ownShell, type Rendering, type Shell } from './shell.ts'
import { cutList } from './trim-list.ts'

interface RendererOptions {
  /** Makes the API calls of visitors. Without it no calls are made, and pages have placeholders. */
  send?: Send
  shell: Shell
}

/** Cached lists by query hash, shared by pages that are rendered one after the other. */
export type QueryData = Map<string, { queryKey: readonly unknown[]; data: unknown }>

interface RenderOptions {
  /** Supplied by the caller, and filled here. Must not be older than the API's data. */
  queryData?: QueryData | undefined
  /** The browser asks to save data: pictures wait for a tap. */
  savesData?: boolean
  /** Makes the API calls of this page. */
  send?: Send | undefined
  /**
   * Whether the backend's search omits drafts. A response does not mark drafts, so documents without this have no
   * search results.
   */
  rendersResults?: boolean
}

export interface RenderedPage {
  /** 404 also has a document; 301 has none. */
  status: 200 | 301 | 404
  /** Target of a redirect. */
  location?: string
  html: string
  /** Head tags. */
  head: string[]
  /** Query keys that the page has read: `['projects', 'visitor', 'list']`. A write to one of them outdates the page. */
  read: readonly (readonly unknown[])[]
  /** Errors in parts of the page. The document has placeholders there. */
  errors: Error[]
}

/** A file for crawlers, and the query keys that it has read. */
interface Discovery {
  text: string
  read: readonly (readonly unknown[])[]
}

/** Renders the public pages as whole documents, without a browser, as visitors see them. */
export function createRenderer({ send, shell: built }: RendererOptions) {
  const shell = { ...built, html: ownShell(built.html) }
  let listed: Promise<string[]> | undefined
  /** Pages without a record that search engines may list. Renders them once to find out. */
  const listedPages = () => {
    listed ??= pathsToList(shell).catch((error) => {
      listed = undefined
      throw error
    })
    return listed
  }

  return {
    /** The app shell, with the site settings. */
    shell: shell.html,
    /** Manifest of the installable dashboard. */
    manifest,
    /** Style sheet in every document with a page. */
    styles,
    addresses,
    placeOf: places(),
    /** @param address path and query: `/projects?client=7` */
    render: (address: string, options: RenderOptions = {}) => render(address, { send, ...options }, shell),
    /** Returns the API's published records. @throws {ApiError} */
    published: published(() => createQueryClient(send)),
    /** Makes a file from the API's current data. @throws {ApiError} if that cannot be read */
    discovery: async (name: DiscoveryFile, options: DiscoveryOptions = {}): Promise<Discovery> => {
      const client = createQueryClient(options.send ?? send)
      if (options.queryData) addQueryData(client, options.queryData)
      try {
        const lists = published(() => client)
        const read = <Item,>(list: () => Promise<Item[]>, files: DiscoveryFile[]) =>
          files.includes(name)
            ? list().catch((error) => (options.isPartial ? [] : Promise.reject(error)))
            : []
        const [projects, services, blogs] = await Promise.all([
          read(lists.projects, ['sitemap.xml']),
          read(lists.services, ['sitemap.xml']),
          read(lists.blogs, ['sitemap.xml', 'rss.xml']),
        ])
        if (options.queryData) noteLists(client, options.queryData)
        const pages = [
          ...(name === 'sitemap.xml' ? await listedPages() : []),
          ...recordPaths('project', projects),
          ...recordPaths('service', services),
          ...recordPaths('blog-details', blogs),
        ]
        return { text: discoveryFile(name, { pages, blogs }), read: keysOf(client) }
      } finally {
        client.clear()
      }
    },
  }
}

interface DiscoveryOptions extends Pick<RenderOptions, 'queryData' | 'send'> {
  /** Omits unreadable records. */
  isPartial?: boolean
}

/** Returns the addresses of all pages without a record, as known to the router. */
const addresses = () =>
  Object.keys(createSiteRouter({ queryClient: createQueryClient() }).routesByPath).filter(
    (path) => !path.includes('$'),
  )

/** Kind of an address: a page, the page of a record, or nothing. */
export type Place = 'page' | 'record' | 'nothing'

/** Returns the kind of a path, as known to the router, without rendering or reading. */
function places(): (path: string) => Place {
  const paths = Object.keys(createSiteRouter({ queryClient: createQueryClient() }).routesByPath)
  const knownPaths = new Set(paths.filter((path) => !path.includes('$')))
  const patterns = paths
    .filter((path) => path !== '/$')
    .map((path) => RegExp(`^${path.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '')}/*$`, 'i'))
  return (path) => {
    if (knownPaths.has(path)) return 'page'
    return patterns.some((pattern) => pattern.test(path)) ? 'record' : 'nothing'
  }
}

/** Pages that a search may find, but that are not listed. */
const unlisted = /^\/(?:404|my-messages|search)$/

async function pathsToList(shell: Shell): Promise<string[]> {
  const paths: string[] = []
  for (const address of addresses()) {
    if (unlisted.test(address)) continue
    const { status, head } = await render(address, {}, shell)
    if (status === 200 && head.some((tag) => tag.includes('rel="canonical"'))) paths.push(address)
  }
  return paths
}

const published = (client: () => QueryClient) => ({
  projects: () => client().fetchQuery(content.projects.list()),
  services: () => client().fetchQuery(content.services.list()),
  blogs: () => client().fetchQuery(content.blogs.list()),
})

/** Returns the keys of API queries. Queries only for the browser, such as a form's draft, are never fetched here. */
const keysOf = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status !== 'pending' || state.fetchStatus !== 'idle')
    .map(({ queryKey }) => queryKey)

async function render(address: string, options: RenderOptions, shell: Shell): Promise<RenderedPage> {
  const client = createQueryClient(options.rendersResults ? options.send : withoutSearch(options.send))
  if (options.queryData) addQueryData(client, options.queryData)
  try {
    const rendered = await renderPage(address, client, { savesData: options.savesData, isComplete: false })
    const nothing = { html: '', head: [], read: [], errors: [] }
    if (rendered.location !== undefined) {
      // In a browser the script redirects to /404. Here, render that page under the requested address.
      if (rendered.location === '/404') return { ...(await render('/404', options, shell)), status: 404 }
      return { ...nothing, status: 301, location: rendered.location }
    }
    if (options.queryData) noteLists(client, options.queryData)
    const { head, errors } = rendered
    const path = address.replace(/\?.*/, '').replace(/([^/])\/+$/, '$1')
    const isUnknown = path === '/404'
    const isMissing = missingOf(client).some(({ queryKey }) => queryKey.includes('detail'))
    const page: Rendering = { ...rendered, data: dataOf(address, options, client), isAnyAddress: isUnknown }
    return {
      status: isUnknown || isMissing ? 404 : 200,
      html: documentOf(shell, styles, page),
      head,
      read: keysOf(client),
      errors,
    }
  } finally {
    client.clear()
  }
}

function withoutSearch(send?: Send): Send | undefined {
  return (
    send &&
    (async (address, sent, renew) => {
      const [path = ''] = address.split('?')
      if (path.endsWith(search.path))
        throw new TypeError('No document is drawn with the results of this search')
      return send(address, sent, renew)
    })
  )
}

/** Sets the data of known queries before they are fetched. */
function addQueryData(client: QueryClient, queryData: QueryData) {
  client.getQueryCache().subscribe(({ type, query }) => {
    const entry = type === 'added' ? queryData.get(query.queryHash) : undefined
    if (entry) query.setData(entry.data)
  })
}

/** Stores the lists, but no single records, of which there may be any number. */
function noteLists(client: QueryClient, queryData: QueryData) {
  for (const { queryHash, queryKey, state } of client.getQueryCache().getAll())
    if (state.status === 'success' && queryKey.includes('list'))
      queryData.set(queryHash, { queryKey, data: state.data })
}

function dataOf(address: string, { savesData = false }: RenderOptions, client: QueryClient): PageData {
  const { queries } = dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status === 'success' })
  const [path = ''] = address.split('?')
  return {
    path,
    search: address.slice(path.length),
    savesData,
    queries: queries.map(cutList),
    missing: missingOf(client),
  }
}

function missingOf(client: QueryClient): Missing[] {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { error } }) =>
      error instanceof ApiError && error.status === 404 ? [{ queryKey, sentence: error.message }] : [],
    )
}
