import { allowedTags } from './allowed-html.ts'

export type HtmlNode = HtmlElement | string

export interface HtmlElement {
  /** One of `allowedTags`. */
  tag: string
  attributes: ReadonlyMap<string, string>
  children: HtmlNode[]
}

const allowed: ReadonlySet<string> = new Set(allowedTags)
const empty = setOf('br hr img')
const headings = setOf('h1 h2 h3 h4 h5 h6')
/** What begins a block of its own: an open paragraph ends before it. */
const blocks = setOf('h1 h2 h3 h4 h5 h6 p div hr ul ol li dl dt dd blockquote figure figcaption pre table')
const sections = setOf('thead tbody tfoot')
const cells = setOf('td th caption')
const ofTables = new Set([...sections, ...cells, 'tr'])
const ofRows = new Set([...sections, 'tr', 'table'])
const items: Record<string, ReadonlySet<string>> = { li: setOf('li'), dt: setOf('dt dd'), dd: setOf('dt dd') }
/** What a list is made of. */
const lists: Record<string, ReadonlySet<string>> = { ul: setOf('li'), ol: setOf('li'), dl: setOf('dt dd') }
/** Past these, no element that is open ends with another one. */
const walls = new Set([...cells, ...ofRows])
/** The same for an item of a list. */
const wallsOfItems = new Set([...walls, ...headings, ...setOf('ul ol dl blockquote figure figcaption pre')])
/** Browsers and the drawing of a page go no deeper than they can. */
const deepest = 64

/**
 * Puts elements and words together as a browser's parser would read them back: a paragraph holds no block, a link no
 * link, a table nothing but its parts. So what a server draws of it is what the browser finds there.
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
      // An item that no list is around is a block of its own.
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
    // A line that begins with its element is the writer's, and no browser shows it.
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

  /** Opens what must stand around a part of a table. False outside of tables, where its words stay without it. */
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

  /** What stands between a table's cells or a list's items gets one. */
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

  /** Closes the innermost of these elements, with what is open inside it, unless a wall stands before it. */
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

  /** Closes what is open inside the innermost of these elements. */
  #closeTo(tags: ReadonlySet<string>): void {
    while (this.#open.length > 0 && !tags.has(this.#top)) this.#open.pop()
  }
}

function setOf(...names: string[]): ReadonlySet<string> {
  return new Set(names.flatMap((list) => list.split(' ')))
}
