import { allowedTags } from './allowed-html.ts'

export type HtmlNode = HtmlElement | string

export interface HtmlElement {
  /** Name from `allowedTags`. */
  tag: string
  attributes: ReadonlyMap<string, string>
  children: HtmlNode[]
}

const allowed: ReadonlySet<string> = new Set(allowedTags)
const empty = setOf('br hr img')
const headings = setOf('h1 h2 h3 h4 h5 h6')
/** Block elements. Each ends an open paragraph. */
const blocks = setOf('h1 h2 h3 h4 h5 h6 p div hr ul ol li dl dt dd blockquote figure figcaption pre table')
const sections = setOf('thead tbody tfoot')
const cells = setOf('td th caption')
const ofTables = new Set([...sections, ...cells, 'tr'])
const ofRows = new Set([...sections, 'tr', 'table'])
const items: Record<string, ReadonlySet<string>> = { li: setOf('li'), dt: setOf('dt dd'), dd: setOf('dt dd') }
/** Allowed children of each list. */
const lists: Record<string, ReadonlySet<string>> = { ul: setOf('li'), ol: setOf('li'), dl: setOf('dt dd') }
/** Boundaries for closing elements: an element outside of these stays open. */
const walls = new Set([...cells, ...ofRows])
/** Boundaries for closing list items. */
const wallsOfItems = new Set([...walls, ...headings, ...setOf('ul ol dl blockquote figure figcaption pre')])
/** Maximum depth. Browsers and React have limits of their own. */
const deepest = 64

/**
 * Builds a tree as a browser's parser would read it back: no block in a paragraph, no link in a link, and only table
 * parts in a table. So the server-rendered HTML hydrates without a mismatch.
 */
export class HtmlTree {
  readonly nodes: HtmlNode[] = []
  readonly #open: HtmlElement[] = []

  start(tag: string, attributes: ReadonlyMap<string, string>): void {
    if (!allowed.has(tag)) return
    if (ofTables.has(tag)) {
      if (!this.#startOfTable(tag)) return
    } else {
      if (blocks.has(tag)) this.#close(setOf('p'))
      if (headings.has(tag)) this.#close(headings)
      if (items[tag]) this.#close(items[tag], wallsOfItems)
      // An item outside a list becomes a block.
      if (items[tag] && !lists[this.#top]?.has(tag)) {
        this.start('div', attributes)
        return
      }
      this.#partIfNeeded(tag)
      if (tag === 'a') this.#close(setOf('a'))
      if (this.#open.length >= deepest) return
    }
    const element = { tag, attributes, children: [] }
    this.#children.push(element)
    if (!empty.has(tag)) this.#open.push(element)
  }

  end(tag: string): void {
    if (headings.has(tag)) this.#close(headings)
    else if (ofTables.has(tag)) this.#close(new Set([tag]), setOf('table'))
    else if (tag === 'table') this.#close(setOf('table'), new Set())
    else this.#close(new Set([tag]), items[tag] ? wallsOfItems : walls)
  }

  words(written: string): void {
    const isFirst = this.#children.length === 0
    // Parsers drop a newline right after `<pre>`.
    const text = this.#top === 'pre' && isFirst ? written.replace(/^\n+/, '') : written
    const isBetweenParts = ofRows.has(this.#top) || lists[this.#top]
    if (text === '' || (isBetweenParts && !text.trim())) return
    this.#partIfNeeded()
    const children = this.#children
    const before = children.at(-1)
    if (typeof before === 'string') children[children.length - 1] = before + text
    else children.push(text)
  }

  get #top(): string {
    return this.#open.at(-1)?.tag ?? ''
  }

  get #children(): HtmlNode[] {
    return this.#open.at(-1)?.children ?? this.nodes
  }

  /** Opens the required parents of a table part. Returns false outside tables, where only its text is kept. */
  #startOfTable(tag: string): boolean {
    if (!this.#open.some((element) => element.tag === 'table')) return false
    if (cells.has(tag) && tag !== 'caption') this.#closeTo(setOf('tr thead tbody tfoot table'))
    else if (tag === 'tr') this.#closeTo(setOf('thead tbody tfoot table'))
    else this.#closeTo(setOf('table'))
    if (tag === 'tr' || tag === 'td' || tag === 'th') {
      if (this.#top === 'table') this.#push('tbody')
      if (tag !== 'tr' && sections.has(this.#top)) this.#push('tr')
    }
    return true
  }

  /** Wraps content that is directly in a table or list in a cell or item. */
  #partIfNeeded(tag = ''): void {
    const parts = lists[this.#top]
    if (ofRows.has(this.#top)) this.start('td', new Map())
    else if (parts && !parts.has(tag)) this.#push(parts.has('li') ? 'li' : 'dd')
  }

  #push(tag: string): void {
    const element = { tag, attributes: new Map(), children: [] }
    this.#children.push(element)
    this.#open.push(element)
  }

  /** Closes the innermost of these elements and its open children, unless a boundary is in between. */
  #close(tags: ReadonlySet<string>, barriers: ReadonlySet<string> = walls): void {
    for (let index = this.#open.length - 1; index >= 0; index -= 1) {
      const tag = this.#open[index]?.tag ?? ''
      if (tags.has(tag)) {
        this.#open.length = index
        return
      }
      if (barriers.has(tag)) return
    }
  }

  /** Closes all elements inside the innermost of these. */
  #closeTo(tags: ReadonlySet<string>): void {
    while (this.#open.length > 0 && !tags.has(this.#top)) this.#open.pop()
  }
}

function setOf(...names: string[]): ReadonlySet<string> {
  return new Set(names.flatMap((list) => list.split(' ')))
}
