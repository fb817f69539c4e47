import { company, isSiteKnown, siteFacts } from '#src/company/company.ts'
import { siteFactsElement } from '#src/company/facts/site-facts.ts'
import type { DocumentScripts } from '#src/site/boot/boot-script.ts'
import { type PageData, pageDataElement } from '#src/site/boot/page-data.ts'
import { ignoredQuery, knownQuery } from './query-names.ts'

/** Common parts of a build's documents. */
export interface Shell {
  /** Document without a page: for the worker, the dashboard, and unknown addresses. */
  html: string
  /** Addresses of the scripts, in order of execution. */
  scripts: {
    /** Scripts of every page; the last one starts the app. */
    layout: string[]
    background: string
    dashboard: string[]
    /** Scripts of each route id. */
    routes: Record<string, string[]>
  }
}

export interface Rendering {
  /** Head tags. */
  head: string[]
  body: string
  data: PageData
  /** Ids of the rendered routes. */
  routes: string[]
  /** Whether the document fits every address: it says that there is no page. */
  isAnyAddress: boolean
}

/**
 * Assembles the document of a page.
 *
 * @param styles style sheet of all public pages
 */
export function documentOf({ html, scripts }: Shell, styles: string, rendering: Rendering): string {
  const { head, body, data, routes } = rendering
  const { layout, background, dashboard } = scripts
  // The entry runs last, after everything that it needs.
  const entry = layout.at(-1) ?? ''
  const pageScripts = routes.flatMap((route) => scripts.routes[route] ?? [])
  const app = [...new Set([...layout.slice(0, -1), ...pageScripts, entry])]
  // For a host that serves this document for the dashboard. Once in place, no script fetches it again.
  const [sheet = ''] = marks.sheet.exec(html) ?? []
  const unused = sheet.replace('<link', '<link id="sheet" disabled')
  const [importMap = ''] = marks.importMap.exec(html) ?? []
  return html
    .replace(marks.importMap, '')
    .replace('<html', () => `<html ${addressOf(rendering)}`)
    .replace(sheet, () => `<style>${styles}</style>${unused}`)
    .replace(marks.title, () => head.join('\n    '))
    .replace(marks.scripts, () => scriptElement({ app, background, dashboard: dashboard.slice(-1) }))
    .replace(marks.root, () => `<div id="root">${body}</div>\n    ${pageDataElement(data)}\n    ${importMap}`)
}

/** A renderer without site settings, as of a static site, names no facts. */
const factsElement = () => (isSiteKnown ? siteFactsElement(siteFacts) : '')

/** Returns the app shell with the name, icons and settings of the site that this renderer runs with. */
export function ownShell(html: string): string {
  const named = html
    .replace(marks.title, () => `<title>${escaped(company.name)}</title>`)
    .replace(marks.root, (root) => `${factsElement()}${root}`)
  return company.hasDrawnIcons ? named : named.replace(marks.drawnIcon, '')
}

/** Returns the address of the document for boot-script.ts. Another query may mean another form or other records. */
function addressOf({ data: { path, search, savesData }, isAnyAddress }: Rendering): string {
  const address = isAnyAddress
    ? 'data-page="*"'
    : `data-page="${escaped(path)}" data-query="${escaped(knownQuery(path, search))}" data-ignored-query="${escaped(ignoredQuery(path))}"`
  return savesData ? `${address} data-saving` : address
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Returns the app shell with a page's own head tags, for client-side rendering. */
export function headedShell(html: string, head: string[]): string {
  return html.replace(marks.title, () => head.join('\n    '))
}

/** Returns the tags of a route's `head`. */
export function headTags({
  meta,
}: {
  meta: { title?: string; name?: string; content?: string }[]
}): string[] {
  return meta.map(({ title, name = '', content = '' }) =>
    title ? `<title>${escaped(title)}</title>` : `<meta name="${name}" content="${escaped(content)}"/>`,
  )
}

/** Returns the element that lists a document's scripts. */
export const scriptElement = (scripts: DocumentScripts) =>
  `<script type="application/json" id="scripts">${JSON.stringify(scripts)}</script>`

/** Returns a document's import map, which maps the names of this build's scripts to files; '' without one. */
export const importMapOf = (html: string): string => marks.importMap.exec(html)?.[1] ?? ''

const marks = {
  title: /<title>.*?<\/title>/s,
  scripts: /<script type="application\/json" id="scripts">.*?<\/script>/s,
  sheet: /<link rel="stylesheet"[^>]*>/,
  root: /<div id="root"><\/div>/,
  /** Icon as a drawing. Browsers take the next one, a picture that the server makes for each site. */
  drawnIcon: /<link rel="icon" href="\/favicon\.svg"[^>]*>\s*/,
  /** Import map. Long, and needed by scripts only: it goes to the end of the document. */
  importMap: /<script type="importmap">(.*?)<\/script>/s,
}
