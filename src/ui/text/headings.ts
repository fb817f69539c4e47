import type { HtmlElement, HtmlNode } from './html-tree.ts'
import { readHtml } from './read-html.ts'

export interface Heading {
  /** Made of its words, and no other element's: `on-the-calculation`. */
  id: string
  words: string
  /** As it is drawn, 2 to 6: the page has its h1. */
  level: number
}

/** Gives each heading of a text, in their order, its name and the level that it is drawn at. */
export class HeadingOrder {
  /** The highest heading of the text is drawn as an h2. */
  readonly #top: number
  /** The level of the heading before: none is skipped. */
  #level = 1
  readonly #ids = new Map<string, number>()

  constructor(nodes: readonly HtmlNode[]) {
    this.#top = highest(nodes)
  }

  next(node: HtmlElement): Heading {
    this.#level = Math.min(levelOf(node) - this.#top + 2, this.#level + 1, 6)
    const words = wordsOf(node).replace(/\s+/g, ' ').trim()
    const name = `on-${
      words
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join('-') ?? 'this'
    }`
    const times = (this.#ids.get(name) ?? 0) + 1
    this.#ids.set(name, times)
    // No words end in a sign, so that no other heading is called so.
    return { id: times === 1 ? name : `${name}.${times}`, words, level: this.#level }
  }
}

/** The headings of written HTML that have words, as `<Html anchored>` draws them. */
export function headingsOf(html: string): Heading[] {
  const nodes = readHtml(html)
  const order = new HeadingOrder(nodes)
  const found: Heading[] = []
  const walk = (node: HtmlNode) => {
    if (typeof node === 'string') return
    if (isHeading(node)) found.push(order.next(node))
    node.children.forEach(walk)
  }
  nodes.forEach(walk)
  return found.filter(({ words }) => words !== '')
}

export const isHeading = ({ tag }: HtmlElement) => /^h[1-6]$/.test(tag)

export const wordsOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(wordsOf).join('')

const levelOf = ({ tag }: HtmlElement) => Number(tag.slice(1))

/** The level of the highest heading; 6 without one. */
function highest(nodes: readonly HtmlNode[]): number {
  return nodes.reduce((level, node) => {
    if (typeof node === 'string') return level
    return Math.min(level, isHeading(node) ? levelOf(node) : highest(node.children))
  }, 6)
}
