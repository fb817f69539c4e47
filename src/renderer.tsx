import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { ApiError } from './api/api-error.ts'
import { content } from './api/content.ts'
import { createQueryClient } from './api/query-client.ts'
import type { Send } from './api/send.ts'
import { search } from './contract/search/search.ts'
import { drawPage } from './draw-page.tsx'
import { createAppRouter } from './router.tsx'
import { routeTree } from './routeTree.gen.ts'
import { cutList } from './site/document/cut-list.ts'
import { discoveryFile, recordPaths } from './site/document/discovery-files.ts'
import type { DiscoveryFile } from './site/document/discovery-types.ts'
import type { Missing, PageData } from './site/document/page-data.ts'
import styles from './site/document/public.css?inline'
import { type Drawing, documentOf, headedShell, type Shell } from './site/document/shell.ts'
import { isStaffPath } from './site/start/staff-path.ts'

interface RendererOptions {
  /** Makes the calls of visitors; none is made without it, and pages have placeholders where they read. */
  send?: Send
  shell: Shell
}

/** What lists were answered, by the hash of their keys: pages that are drawn one after the other read them once. */
export type Answers = Map<string, { queryKey: readonly unknown[]; data: unknown }>

interface RenderOptions {
  /** Known and filled by who draws pages; nothing in it may be older than what the API has. */
  answers?: Answers | undefined
  /** The browser asks for less: pictures wait for a tap. */
  savesData?: boolean
  /** Makes the calls of this one page. */
  send?: Send | undefined
  /**
   * The backend's search leaves drafts out. An answer does not say which of its results are drafts, so that without
   * this no document is drawn with results.
   */
  drawsResults?: boolean
}

export interface RenderedPage {
  /** 404 has a document, too; 301 has none. */
  status: 200 | 301 | 404
  /** Where it has moved. */
  location?: string
  html: string
  /** Tags of its head. */
  head: string[]
  /** What it read: `['projects', 'visitor', 'list']`. It is out of date when one of them is written to. */
  read: readonly (readonly unknown[])[]
  /** What went wrong in parts of it; where they belong, the document has their placeholders. */
  errors: Error[]
}

/** A file that programs find pages by, and what it read. */
interface Discovery {
  text: string
  read: readonly (readonly unknown[])[]
}

/** Renders the public pages as whole documents, without a browser, as a visitor who is not signed in sees them. */
export function createRenderer({ send, shell }: RendererOptions) {
  let listed: Promise<string[]> | undefined
  /** Pages that show no single record and that search engines are to list. They are drawn once, to see which want it. */
  const listedPages = () => {
    listed ??= pathsToList(shell).catch((error) => {
      listed = undefined
      throw error
    })
    return listed
  }

  return {
    /** The style sheet that stands in every document that has a page. */
    styles,
    addresses,
    placeOf: places(),
    /** @param address path and query: `/projects?client=7` */
    render: (address: string, options: RenderOptions = {}) => render(address, { send, ...options }, shell),
    /** What the API has published. @throws {ApiError} */
    published: published(() => createQueryClient(send)),
    /** With what the API has published at this moment. @throws {ApiError} when that cannot be read */
    discovery: async (name: DiscoveryFile, options: DiscoveryOptions = {}): Promise<Discovery> => {
      const client = createQueryClient(options.send ?? send)
      if (options.answers) takeKnown(client, options.answers)
      try {
        const lists = published(() => client)
        const read = <Item,>(list: () => Promise<Item[]>, of: DiscoveryFile[]) =>
          of.includes(name) ? list().catch((error) => (options.isPartial ? [] : Promise.reject(error))) : []
        const [projects, services, blogs] = await Promise.all([
          read(lists.projects, ['sitemap.xml']),
          read(lists.services, ['sitemap.xml']),
          read(lists.blogs, ['sitemap.xml', 'rss.xml']),
        ])
        if (options.answers) noteLists(client, options.answers)
        const pages = [
          ...(name === 'sitemap.xml' ? await listedPages() : []),
          ...recordPaths('project', projects),
          ...recordPaths('service', services),
          ...recordPaths('blog-details', blogs),
        ]
        return { text: discoveryFile(name, { pages, blogs, siteUrl: options.siteUrl }), read: keysOf(client) }
      } finally {
        client.clear()
      }
    },
  }
}

interface DiscoveryOptions extends Pick<RenderOptions, 'answers' | 'send'> {
  /** Where the site stands, instead of what the build was told. */
  siteUrl?: string | undefined
  /** What cannot be read is left out. */
  isPartial?: boolean
}

/** The addresses of all pages that show no single record, as the router knows them. */
const addresses = () =>
  Object.keys(createAppRouter({ queryClient: createQueryClient(), routeTree }).routesByPath).filter(
    (path) => !path.includes('$'),
  )

/** Kind of an address: a page, the page of a record, or nothing. */
export type Place = 'page' | 'record' | 'nothing'

/** Says what is at a path, as the router knows it, before anything is rendered or read. */
function places(): (path: string) => Place {
  const paths = Object.keys(createAppRouter({ queryClient: createQueryClient(), routeTree }).routesByPath)
  const known = new Set(paths.filter((path) => !path.includes('$')))
  const patterns = paths
    .filter((path) => path !== '/$')
    .map((path) => RegExp(`^${path.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '')}/*$`, 'i'))
  return (path) => {
    if (known.has(path)) return 'page'
    return patterns.some((pattern) => pattern.test(path)) ? 'record' : 'nothing'
  }
}

/** Pages that a search may find, yet that nobody is to be led to. */
const unlisted = /^\/(?:404|my-messages|search|login|register|forgot-password|reset-password)$/

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

/** What was asked of the API: a query that is only for the browser, such as a form's draft, is never fetched here. */
const keysOf = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status !== 'pending' || state.fetchStatus !== 'idle')
    .map(({ queryKey }) => queryKey)

async function render(address: string, options: RenderOptions, shell: Shell): Promise<RenderedPage> {
  const client = createQueryClient(options.drawsResults ? options.send : withoutSearch(options.send))
  if (options.answers) takeKnown(client, options.answers)
  try {
    const drawn = await drawPage(address, client, { savesData: options.savesData, isComplete: false })
    const nothing = { html: '', head: [], read: [], errors: [] }
    if (drawn.location !== undefined) {
      // Visitors' own script leads them to /404; so does this, under the address that they asked for.
      if (drawn.location === '/404') return { ...(await render('/404', options, shell)), status: 404 }
      return { ...nothing, status: 301, location: drawn.location }
    }
    if (options.answers) noteLists(client, options.answers)
    const { head, errors } = drawn
    const path = address.replace(/\?.*/, '').replace(/([^/])\/+$/, '$1')
    const isUnknown = path === '/404'
    const isMissing = missingOf(client).some(({ queryKey }) => queryKey.includes('detail'))
    const drawing: Drawing = { ...drawn, data: dataOf(address, options, client), isAnyAddress: isUnknown }
    return {
      status: isUnknown || isMissing ? 404 : 200,
      html: isStaffPath(path) ? headedShell(shell, head) : documentOf(shell, styles, drawing),
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

/** A query that is known has its data before it would be fetched. */
function takeKnown(client: QueryClient, answers: Answers) {
  client.getQueryCache().subscribe(({ type, query }) => {
    const known = type === 'added' ? answers.get(query.queryHash) : undefined
    if (known) query.setData(known.data)
  })
}

/** Of single records there may be any number. */
function noteLists(client: QueryClient, answers: Answers) {
  for (const { queryHash, queryKey, state } of client.getQueryCache().getAll())
    if (state.status === 'success' && queryKey.includes('list'))
      answers.set(queryHash, { queryKey, data: state.data })
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
