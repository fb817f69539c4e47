import { type PageData, pageDataElement } from './page-data.ts'
import { knownQuery, unreadQuery } from './query-names.ts'

/** Common parts of a build's documents. */
export interface Shell {
  /** Document without a page: for the worker, the dashboard, and unknown addresses. */
  html: string
  /** Addresses of the scripts for each route id; '' for those of every page. */
  scripts: Record<string, string[]>
}

export interface Drawing {
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
export function documentOf({ html, scripts }: Shell, styles: string, drawing: Drawing): string {
  const { head, body, data, routes } = drawing
  const [entry = '', ...always] = scripts[''] ?? []
  // The entry runs last, after everything that it needs.
  const wanted = [...new Set([...always, ...routes.flatMap((route) => scripts[route] ?? []), entry])]
  // For a host that serves this document for the dashboard. Once in place, no script fetches it again.
  const [sheet = ''] = marks.sheet.exec(html) ?? []
  const unused = sheet.replace('<link', '<link id="sheet" disabled')
  const [importMap = ''] = marks.importMap.exec(html) ?? []
  return html
    .replace(marks.importMap, '')
    .replace('<html', () => `<html ${addressOf(drawing)}`)
    .replace(marks.ofShell, () => `<style>${styles}</style>${unused}\n    `)
    .replace(marks.title, () => head.join('\n    '))
    .replace(marks.scripts, () => scriptList(wanted))
    .replace(marks.root, () => `<div id="root">${body}</div>\n    ${pageDataElement(data)}\n    ${importMap}`)
}

/** Returns the address of the document for boot-script.ts. Another query may mean another form or other records. */
function addressOf({ data: { path, search, savesData }, isAnyAddress }: Drawing): string {
  const address = isAnyAddress
    ? 'data-page="*"'
    : `data-page="${escaped(path)}" data-query="${escaped(knownQuery(path, search))}" data-unread="${escaped(unreadQuery(path))}"`
  return savesData ? `${address} data-saving` : address
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Returns the app shell with a page's own head, for client-side rendering. */
export function headedShell({ html }: Shell, head: string[]): string {
  return html.replace(marks.title, () => head.join('\n    '))
}

/** Returns the element that lists a page's scripts in order of execution. */
export const scriptList = (addresses: string[]) =>
  `<script type="application/json" id="scripts">${JSON.stringify(addresses)}</script>`

/** Returns a document's import map, which maps the names of this build's scripts to files; '' without one. */
export const importMapOf = (html: string): string => marks.importMap.exec(html)?.[1] ?? ''

const marks = {
  title: /<title>.*?<\/title>/s,
  scripts: /<script type="application\/json" id="scripts">.*?<\/script>/s,
  sheet: /<link rel="stylesheet"[^>]*>/,
  root: /<div id="root"><\/div>/,
  /** Import map. Long, and needed by scripts only: it goes to the end of the document. */
  importMap: /<script type="importmap">(.*?)<\/script>/s,
  /** Tags of documents without a page: the whole style sheet, and preloaded scripts. */
  ofShell: /(?:<link [^>]*rel="(?:stylesheet|modulepreload)"[^>]*>\s*)+/,
}
