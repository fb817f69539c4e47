import { articleEntities } from './article-entities.ts'
import { decodeEntities } from './entities.ts'
import { type HtmlNode, HtmlTree } from './html-tree.ts'

/**
 * Parses written HTML into its allowed elements and words (html-tree.ts). Works without a browser, so server and
 * browser render the same. It is no sanitizer: the caller decides which attributes to render, and renders elements,
 * never HTML text.
 */
export function readHtml(html: string): HtmlNode[] {
  // Lone surrogates do not survive encoding.
  const text = html
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
  const tree = new HtmlTree()
  let position = 0
  while (position < text.length) {
    const tagStart = text.indexOf('<', position)
    if (tagStart < 0) break
    tree.words(decoded(text.slice(position, tagStart)))
    position = readTag(text, tagStart, tree)
  }
  tree.words(decoded(text.slice(position)))
  return tree.nodes
}

const decoded = (text: string) => decodeEntities(text, articleEntities)

/** Reads a tag or comment that begins with `<`, and returns its end. */
function readTag(text: string, start: number, tree: HtmlTree): number {
  tagName.lastIndex = start
  const [opening, slash, written = ''] = tagName.exec(text) ?? []
  if (!opening) {
    if (/[!?/]/.test(text[start + 1] ?? '')) return endOfComment(text, start)
    tree.words('<')
    return start + 1
  }
  const tag = written.toLowerCase()
  const { attributes, end } = readAttributes(text, start + opening.length)
  if (slash) tree.end(tag)
  else if (wordless.test(tag)) return endOfElement(text, tag, end)
  else tree.start(tag, attributes)
  return end
}

const tagName = /<(\/?)([a-z][^\s/>]*)/iy

/** Elements whose content is no text of the article. */
const wordless =
  /^(?:script|style|iframe|noscript|noembed|noframes|template|title|head|svg|math|object|audio|video|xmp|plaintext)$/

function endOfComment(text: string, start: number): number {
  const isComment = text.startsWith('<!--', start)
  const end = isComment ? text.indexOf('-->', start + 2) : text.indexOf('>', start)
  if (end < 0) return text.length
  return end + (isComment ? 3 : 1)
}

/** Returns the end of an element whose content is dropped. An unclosed element extends to the end. */
function endOfElement(text: string, tag: string, start: number): number {
  const closing = new RegExp(`</${tag}[^>]*>`, 'gi')
  closing.lastIndex = start
  return closing.exec(text) ? closing.lastIndex : text.length
}

/** An attribute, or the characters between two. */
const attribute = /[\s/]+|([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?|=/y

function readAttributes(text: string, start: number) {
  const attributes = new Map<string, string>()
  let end = start
  while (end < text.length && text[end] !== '>') {
    attribute.lastIndex = end
    const [matchedText = '', name, double, single, bare] = attribute.exec(text) ?? []
    if (name && !attributes.has(name.toLowerCase()))
      attributes.set(name.toLowerCase(), decoded(double ?? single ?? bare ?? ''))
    // Every character except `>` matches one of the three alternatives.
    end += Math.max(matchedText.length, 1)
  }
  return { attributes, end: end + 1 }
}
