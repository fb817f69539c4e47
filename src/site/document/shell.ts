import { type PageData, pageDataElement } from './page-data.ts'
import { knownQuery, unreadQuery } from './query-names.ts'

/** What the documents of a build have in common. */
export interface Shell {
  /** The document without a page: the worker's answer, the dashboard's, and that of unknown addresses. */
  html: string
  /** The scripts that a page needs by its route's id, as addresses; '' names those of every page. */
  scripts: Record<string, string[]>
}

export interface Drawing {
  /** Tags of the head. */
  head: string[]
  body: string
  data: PageData
  /** Ids of the routes that drew it. */
  routes: string[]
  /** It may be shown under every address: what it says is that there is nothing. */
  isAnyAddress: boolean
}

/**
 * A whole document of one page.
 *
 * @param styles the style sheet of all public pages
 */
export function documentOf({ html, scripts }: Shell, styles: string, drawing: Drawing): string {
  const { head, body, data, routes } = drawing
  const [entry = '', ...always] = scripts[''] ?? []
  // The entry draws, once all that it needs has run.
  const wanted = [...new Set([...always, ...routes.flatMap((route) => scripts[route] ?? []), entry])]
  // For a host that answers the dashboard with this document. While it is there, no script fetches it a second time.
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

/** For start-page.ts: which address the document is for. Another query may mean another form, or other records. */
function addressOf({ data: { path, search, savesData }, isAnyAddress }: Drawing): string {
  const address = isAnyAddress
    ? 'data-page="*"'
    : `data-page="${escaped(path)}" data-query="${escaped(knownQuery(path, search))}" data-unread="${escaped(unreadQuery(path))}"`
  return savesData ? `${address} data-saving` : address
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The shell with a page's own head, for pages that are drawn in the browser. */
export function headedShell({ html }: Shell, head: string[]): string {
  return html.replace(marks.title, () => head.join('\n    '))
}

/** The scripts that start a page, in the order in which they run. */
export const scriptList = (addresses: string[]) =>
  `<script type="application/json" id="scripts">${JSON.stringify(addresses)}</script>`

/** The text of a document's import map, which says under what names this build's scripts lie; '' where there is none. */
export const importMapOf = (html: string): string => marks.importMap.exec(html)?.[1] ?? ''

const marks = {
  title: /<title>.*?<\/title>/s,
  scripts: /<script type="application\/json" id="scripts">.*?<\/script>/s,
  sheet: /<link rel="stylesheet"[^>]*>/,
  root: /<div id="root"><\/div>/,
  /** As long as a page's words, and of use to scripts alone: it comes after them. */
  importMap: /<script type="importmap">(.*?)<\/script>/s,
  /** What only documents without a page have: the whole style sheet, and scripts to be fetched at once. */
  ofShell: /(?:<link [^>]*rel="(?:stylesheet|modulepreload)"[^>]*>\s*)+/,
}
