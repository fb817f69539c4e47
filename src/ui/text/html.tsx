import { createElement, type ReactNode } from 'react'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'
import { cleaned, safeAddress } from './clean-html.ts'
import { HtmlImage } from './html-image.tsx'
import { HtmlLink } from './html-link.tsx'
import { plainText } from './plain-text.ts'

/**
 * Written HTML, cleaned and drawn. Elements of ours are made of what the cleaner left: no
 * HTML text enters the page, so nothing that a browser reads differently than the cleaner did can come to life.
 */
export function Html({ html }: { html: string }) {
  // Without a browser there is no cleaner: there the words are drawn, as one paragraph, and hydrated as that.
  const fragment = useIsHydrated() ? cleaned(html) : undefined
  return <div className="article">{fragment ? drawn(fragment) : <p>{plainText(html)}</p>}</div>
}

/** What is known on the way through the text. */
interface Walk {
  /** The highest heading of the text is drawn as an h2: the page has its h1. */
  top: number
  /** The level of the heading before: none is skipped. */
  level: number
  /** Names of the areas that scroll by themselves differ. */
  areas: number
  isLinked: boolean
}

function drawn(fragment: DocumentFragment): ReactNode {
  const levels = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(levelOf)
  return children(fragment, { top: Math.min(...levels, 6), level: 1, areas: 0, isLinked: false })
}

function children(parent: Node, walk: Walk): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node instanceof Element) return element(node, walk, index)
    // Between rows and items there is only the writer's indentation, which React refuses there.
    return isStructure(parent) && !node.textContent?.trim() ? null : node.textContent
  })
}

function element(node: Element, walk: Walk, key: number): ReactNode {
  const tag = node.localName
  if (/^h[1-6]$/.test(tag)) {
    walk.level = Math.min(levelOf(node) - walk.top + 2, walk.level + 1, 6)
    return createElement(`h${walk.level}`, { key }, ...children(node, walk))
  }
  if (tag === 'img') return <HtmlImage key={key} {...imageOf(node)} isLinked={walk.isLinked} />
  if (tag === 'a') {
    const linked = { ...walk, isLinked: true }
    return (
      <HtmlLink key={key} href={node.getAttribute('href')}>
        {children(node, linked)}
      </HtmlLink>
    )
  }
  const drawnNode = createElement(tag, { key, ...attributesOf(node) }, ...children(node, walk))
  return tag === 'table' || tag === 'pre' ? scrolling(drawnNode, areaName(node, walk), key) : drawnNode
}

/** Too wide for a phone, it scrolls by itself, by finger and by key; the page does not. */
function scrolling(content: ReactNode, name: string, key: number) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, what is cut off could not be reached by key
    <section key={key} tabIndex={0} aria-label={name} className="overflow-x-auto">
      {content}
    </section>
  )
}

function areaName(node: Element, walk: Walk): string {
  walk.areas += 1
  const caption = node.querySelector('caption')?.textContent?.trim()
  return caption || `${node.localName === 'table' ? 'Table' : 'Code'} ${walk.areas}`
}

function attributesOf(node: Element) {
  const cell = node.localName === 'td' || node.localName === 'th'
  if (cell) return { colSpan: whole(node, 'colspan'), rowSpan: whole(node, 'rowspan'), scope: scopeOf(node) }
  if (node.localName === 'ol') return { start: whole(node, 'start'), reversed: node.hasAttribute('reversed') }
  return {}
}

function imageOf(node: Element) {
  const src = node.getAttribute('src') ?? ''
  return {
    // The cleaner lets pictures be written out as data: addresses.
    src: safeAddress.test(src) ? src : '',
    alt: node.getAttribute('alt') ?? '',
    width: whole(node, 'width'),
    height: whole(node, 'height'),
  }
}

function scopeOf(node: Element) {
  return node.localName === 'th' ? (node.getAttribute('scope') ?? undefined) : undefined
}

/** `100%` and the like are no measures that we keep. */
function whole(node: Element, name: string): number | undefined {
  const written = node.getAttribute(name) ?? ''
  return /^\d{1,4}$/.test(written) ? Number(written) : undefined
}

const levelOf = (heading: Element) => Number(heading.localName.slice(1))

const isStructure = ({ nodeName }: Node) => /^(?:UL|OL|DL|TABLE|THEAD|TBODY|TFOOT|TR)$/.test(nodeName)
