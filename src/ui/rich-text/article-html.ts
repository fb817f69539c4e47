import { DOMParser, DOMSerializer, type Node as Doc } from '@tiptap/pm/model'
import { cleanHtml } from '#src/ui/text/clean-html.ts'
import { escapedText, isVoid, writtenAttribute } from '#src/ui/text/write-html.ts'
import { schema } from './extensions.ts'

/** Parses HTML into an editor document. Elements that the site would not render are dropped. */
export function readHtml(html: string): Doc {
  return DOMParser.fromSchema(schema).parse(cleanHtml(html) ?? document.createDocumentFragment())
}

/** Serializes a document to HTML, one block per line. An article without changes comes out as it was read. */
export function writeHtml(doc: Doc): string {
  // A separate document loads no pictures.
  const page = document.implementation.createHTMLDocument()
  const body = DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: page })
  return lines(body)
}

const lines = (parent: Node) => [...parent.childNodes].map(written).join('\n')
const inline = (parent: Node) => [...parent.childNodes].map(written).join('')

function written(node: Node): string {
  if (!(node instanceof Element)) return escapedText(node.textContent ?? '')
  const tag = node.localName
  // The editor wraps a wide table in a scrolling frame.
  if (tag === 'div') return lines(node)
  const open = `<${tag}${attributes(node)}>`
  if (isVoid(tag)) return open
  return `${open}${content(node, tag)}</${tag}>`
}

function content(node: Element, tag: string): string {
  if (tag === 'ul' || tag === 'ol') return `\n${lines(node)}\n`
  if (tag === 'table') return `\n${sections([...node.querySelectorAll(':scope > tbody > tr')])}\n`
  const [first] = node.children
  const isTight = first?.localName === 'p' && node.querySelectorAll(':scope > p').length === 1
  if (node.getAttribute('data-spaced') !== 'false' || !isTight) return inline(node)
  return inline(first) + [...node.children].slice(1).map(written).join('')
}

function sections(rows: Element[]): string {
  const heads = rows.findIndex((row) => row.hasAttribute('data-section') || row.querySelector(':scope > td'))
  const head = rows.slice(0, heads === -1 ? rows.length : heads)
  const foot = rows.filter((row) => row.getAttribute('data-section') === 'tfoot')
  const body = rows.filter((row) => !head.includes(row) && !foot.includes(row))
  return [
    head.length > 0 && `<thead>${head.map(written).join('\n')}</thead>`,
    body.length > 0 && `<tbody>\n${body.map(written).join('\n')}\n</tbody>`,
    foot.length > 0 && `<tfoot>${foot.map(written).join('\n')}</tfoot>`,
  ]
    .filter(Boolean)
    .join('\n')
}

function attributes(node: Element): string {
  return [...node.attributes]
    .filter(({ name, value }) => !name.startsWith('data-') && !(/span$/.test(name) && value === '1'))
    .map(({ name, value }) => writtenAttribute(name, value))
    .join('')
}

/** Whether the HTML has no words and no picture. */
export function isBlank(html: string): boolean {
  const body = cleanHtml(html)
  return !body || (!body.textContent?.trim() && !body.querySelector('img[src]'))
}

/** Lists the tags of an article that the visual editor would drop: `['<figure>', '<figcaption>']`. */
export function lostTags(html: string): string[] {
  const after = tally(writeHtml(readHtml(html)))
  const lostEntries = [...tally(html)].filter(([key, { count }]) => count > (after.get(key)?.count ?? 0))
  return [...new Set(lostEntries.map(([, { tag }]) => `<${tag}>`))]
}

/** Counts the elements by tag and attributes. */
function tally(html: string): Map<string, { tag: string; count: number }> {
  const tags = new Map<string, { tag: string; count: number }>()
  for (const element of cleanHtml(html)?.querySelectorAll(meaningful) ?? []) {
    const tag = same[element.localName] ?? element.localName
    const key = `${tag}${attributes(element)}`
    // The editor splits and joins marks without changing the text: count them once.
    const count = element.matches(marks) ? 1 : (tags.get(key)?.count ?? 0) + 1
    tags.set(key, { tag, count })
  }
  return tags
}

const marks = 'a, strong, b, em, i, u, s, del, ins, small, sub, sup, code, kbd'
/** Elements to compare: not paragraphs, boxes and table bodies, which are rewritten, nor empty elements. */
const meaningful = '*:not(p, div, tbody, a:not([href]), img:not([src]), :empty:not(img, br, hr, td, th))'
const same: Record<string, string> = { b: 'strong', i: 'em' }
