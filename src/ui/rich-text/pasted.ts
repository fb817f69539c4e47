import { type Node as Doc, Fragment, type Mark, Slice } from '@tiptap/pm/model'
import { unwrapRedirect } from './redirects.ts'

interface PasteRules {
  /** `lines` keeps the words and their inline marks only. */
  holds: 'article' | 'lines'
  /** Whether a picture of this address may stay: other sites remove theirs, or change them. */
  isOwnPicture: (address: string) => boolean
}

/** Adapts pasted or dropped content to the field. Counts the pictures that it leaves out. */
export function cleanSlice(slice: Slice, rules: PasteRules): { slice: Slice; leftOut: number } {
  let leftOut = 0
  const cleaned = (node: Doc): Doc[] => {
    if (node.type.name === 'image' && !(rules.holds === 'article' && rules.isOwnPicture(node.attrs.src))) {
      leftOut += 1
      return []
    }
    const marks = node.marks.map(withoutRedirect)
    if (node.isText) return [node.mark(marks)]
    // The page's title is its only first heading.
    const attributes = node.attrs.level === 1 ? { ...node.attrs, level: 2 } : node.attrs
    return [node.type.create(attributes, Fragment.from(node.content.content.flatMap(cleaned)), marks)]
  }
  const content = Fragment.from(slice.content.content.flatMap(cleaned))
  if (rules.holds === 'article') return { slice: new Slice(content, slice.openStart, slice.openEnd), leftOut }
  return { slice: linesOf(content), leftOut }
}

/** Reduces content to one paragraph for each block with words. */
function linesOf(content: Fragment): Slice {
  if (content.firstChild?.isInline) return new Slice(content, 0, 0)
  const lines: Doc[] = []
  content.descendants((block) => {
    if (!block.isTextblock) return true
    if (block.childCount > 0)
      lines.push(block.type.schema.node('paragraph', null, block.content, block.marks))
    return false
  })
  return lines.length > 0 ? new Slice(Fragment.from(lines), 1, 1) : Slice.empty
}

function withoutRedirect(mark: Mark): Mark {
  return mark.type.name === 'link'
    ? mark.type.create({ ...mark.attrs, href: unwrapRedirect(String(mark.attrs.href)) })
    : mark
}

/** Returns the message about pictures that were left out of pasted content. */
export function leftOutMessage(count: number, holds: PasteRules['holds']): string {
  const pictures = count === 1 ? 'One picture was left out' : `${count} pictures were left out`
  return holds === 'lines'
    ? `${pictures}: this field takes words and links only.`
    : `${pictures}, because other sites may remove them. Save them on this device and drop them here.`
}
