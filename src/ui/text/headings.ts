import type { HtmlElement, HtmlNode } from './html-tree.ts'
import { readHtml } from './read-html.ts'

export interface Heading {
  /** Unique id made of the heading's words: `on-the-calculation`. */
  id: string
  words: string
  /** Rendered level, 2 to 6: the page has its own h1. */
  level: number
}

/** Assigns each heading of a text, in order, an id and a rendered level. */
export class HeadingOrder {
  /** Highest level in the text, which is rendered as h2. */
  readonly #top: number
  /** Level of the previous heading: no level is skipped. */
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
    // An id made of words never contains a dot, so the number keeps this one unique.
    return { id: times === 1 ? name : `${name}.${times}`, words, level: this.#level }
  }
}

/** Returns the non-empty headings of written HTML, as rendered by `<Html anchored>`. */
export function headingsOf(html: string): Heading[] {
  const nodes = readHtml(html)
  const order = new HeadingOrder(nodes)
  const headings: Heading[] = []
  const walk = (node: HtmlNode) => {
    if (typeof node === 'string') return
    if (isHeading(node)) headings.push(order.next(node))
    node.children.forEach(walk)
  }
  nodes.forEach(walk)
  return headings.filter(({ words }) => words !== '')
}

export const isHeading = ({ tag }: HtmlElement) => /^h[1-6]$/.test(tag)

export const wordsOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(wordsOf).join('')

const levelOf = ({ tag }: HtmlElement) => Number(tag.slice(1))

/** Returns the level of the highest heading; 6 without one. */
function highest(nodes: readonly HtmlNode[]): number {
  return nodes.reduce((level, node) => {
    if (typeof node === 'string') return level
    return Math.min(level, isHeading(node) ? levelOf(node) : highest(node.children))
  }, 6)
}
