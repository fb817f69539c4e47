import { createElement, type ReactNode, useMemo } from 'react'
import { HeadingOrder, isHeading, wordsOf } from './headings.ts'
import { HtmlImage } from './html-image.tsx'
import { HtmlLink } from './html-link.tsx'
import type { HtmlElement, HtmlNode } from './html-tree.ts'
import { readHtml } from './read-html.ts'
import { safeAddress } from './safe-address.ts'

interface HtmlProps {
  html: string
  /** Adds ids to the headings, as listed by `headingsOf`. For one text per page. */
  anchored?: boolean
}

/**
 * Renders written HTML as React elements. No HTML text enters the page, so a parser difference cannot run code, and
 * only the attributes named here are set. The server renders the same.
 */
export function Html({ html, anchored = false }: HtmlProps) {
  const nodes = useMemo(() => readHtml(html), [html])
  // Keyed: another text replaces the whole element, which a browser may have translated (src/ui/elements.ts).
  return (
    <div key={html} className="article">
      {renderNodes(nodes, anchored)}
    </div>
  )
}

/** State of one pass through the text. */
interface Walk {
  headings: HeadingOrder
  anchored: boolean
  /** Number of scrolling areas so far, which keeps their names unique. */
  areas: number
  isLinked: boolean
}

function renderNodes(nodes: HtmlNode[], anchored: boolean): ReactNode {
  const walk: Walk = { headings: new HeadingOrder(nodes), anchored, areas: 0, isLinked: false }
  return nodes.map((node, index) => {
    const picture = pictureAlone(node)
    const caption = picture && captionOf(picture)
    if (caption) return captioned(picture, caption, index)
    return typeof node === 'string' ? node : element(node, walk, index)
  })
}

/** Returns the picture of a node that holds nothing else; undefined for other nodes. */
function pictureAlone(node: HtmlNode): HtmlElement | undefined {
  if (typeof node === 'string') return undefined
  if (node.tag === 'img') return node
  const parts = node.children.filter((part) => typeof part !== 'string' || part.trim() !== '')
  const [only] = parts
  const isOnly = node.tag === 'p' && parts.length === 1 && typeof only === 'object'
  return isOnly && only.tag === 'img' ? only : undefined
}

/** Returns a picture's title, or else its alternative text; '' without an address. */
function captionOf({ attributes }: HtmlElement): string {
  return attributes.get('src') ? attributes.get('title')?.trim() || (attributes.get('alt') ?? '') : ''
}

function captioned(picture: HtmlElement, caption: string, key: number): ReactNode {
  const image = imageOf(picture)
  return (
    <figure key={key}>
      <HtmlImage {...image} isLinked={false} />
      {/* Screen readers already read the alternative text. */}
      <figcaption aria-hidden={caption === image.alt || undefined}>{caption}</figcaption>
    </figure>
  )
}

function children(nodes: HtmlNode[], walk: Walk): ReactNode {
  return nodes.map((node, index) => (typeof node === 'string' ? node : element(node, walk, index)))
}

function element(node: HtmlElement, walk: Walk, key: number): ReactNode {
  const { tag } = node
  if (isHeading(node)) {
    const { id, level } = walk.headings.next(node)
    const name = walk.anchored ? { id } : {}
    return createElement(`h${level}`, { key, ...name }, children(node.children, walk))
  }
  if (tag === 'img') return <HtmlImage key={key} {...imageOf(node)} isLinked={walk.isLinked} />
  if (tag === 'a') {
    const linked = { ...walk, isLinked: true }
    return (
      <HtmlLink key={key} href={addressOf(node, 'href')}>
        {children(node.children, linked)}
      </HtmlLink>
    )
  }
  const inside = node.children.length > 0 ? children(node.children, walk) : undefined
  const element = createElement(tag, { key, ...attributesOf(node) }, inside)
  return tag === 'table' || tag === 'pre' ? scrolling(element, areaName(node, walk), key) : element
}

/** Wraps content too wide for a phone in its own scrolling area, which finger and keyboard can reach. */
function scrolling(content: ReactNode, name: string, key: number) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, what is cut off could not be reached by key
    <section key={key} tabIndex={0} aria-label={name} className="overflow-x-auto">
      {content}
    </section>
  )
}

function areaName({ tag, children: parts }: HtmlElement, walk: Walk): string {
  walk.areas += 1
  const caption = parts.find((part) => typeof part !== 'string' && part.tag === 'caption')
  return (caption && wordsOf(caption).trim()) || `${tag === 'table' ? 'Table' : 'Code'} ${walk.areas}`
}

function attributesOf(node: HtmlElement) {
  const { tag, attributes } = node
  const cell = tag === 'td' || tag === 'th'
  if (cell) return { colSpan: whole(node, 'colspan'), rowSpan: whole(node, 'rowspan'), scope: scopeOf(node) }
  if (tag === 'ol') return { start: whole(node, 'start'), reversed: attributes.has('reversed') }
  return {}
}

/** Returns a safe address, or ''. Browsers ignore newlines and tabs, which may hide another address. */
function addressOf({ attributes }: HtmlElement, name: string): string {
  const address = (attributes.get(name) ?? '').replace(/[\t\n]/g, '').trim()
  return safeAddress.test(address) ? address : ''
}

function imageOf(node: HtmlElement) {
  return {
    src: addressOf(node, 'src'),
    alt: node.attributes.get('alt') ?? '',
    width: whole(node, 'width'),
    height: whole(node, 'height'),
  }
}

function scopeOf({ tag, attributes }: HtmlElement) {
  const scope = attributes.get('scope')?.toLowerCase()
  return tag === 'th' && /^(?:row|col)(?:group)?$/.test(scope ?? '') ? scope : undefined
}

/** Returns a size in whole pixels; undefined for `100%` and the like. */
function whole({ attributes }: HtmlElement, name: string): number | undefined {
  const written = attributes.get(name) ?? ''
  return /^\d{1,4}$/.test(written) ? Number(written) : undefined
}
