import { allowedAttributes, isAddress } from '#src/ui/text/allowed-html.ts'
import type { HtmlElement, HtmlNode } from '#src/ui/text/html-tree.ts'
import { readHtml } from '#src/ui/text/read-html.ts'
import { safeAddress } from '#src/ui/text/safe-address.ts'
import { escapedText, isVoid, writtenAttribute } from '#src/ui/text/write-html.ts'

/**
 * Sanitises staff HTML for storage: keeps only what pages render, using the same parser. Other readers of the rows (a
 * feed, an export, a later program) then find nothing that runs. Harmless HTML stays unchanged, including its lines.
 */
export function storedHtml(html: string): string {
  const clean = readHtml(html).map(serialized).join('')
  return unspaced(clean) === unspaced(html) ? html : clean
}

/** Returns HTML without the whitespace of its text. That of its tags stays, so that stored tags have a single form. */
function unspaced(html: string): string {
  const parts = html.split('<').map((part, index) => {
    const textFrom = index === 0 ? 0 : part.indexOf('>') + 1
    return part.slice(0, textFrom) + part.slice(textFrom).replace(/\s+/g, '')
  })
  return parts.join('<')
}

function serialized(node: HtmlNode): string {
  if (typeof node === 'string') return escapedText(node)
  const { tag, children } = node
  const open = `<${tag}${attributesOf(node)}>`
  return isVoid(tag) ? open : `${open}${children.map(serialized).join('')}</${tag}>`
}

function attributesOf({ tag, attributes }: HtmlElement): string {
  return [...attributes]
    .filter(([name]) => allowedAttributes[tag]?.includes(name))
    .map(([name, value]) => [name, isAddress(name) ? addressIn(value) : value] as const)
    .filter(([, value]) => value !== undefined)
    .map(([name, value = '']) => writtenAttribute(name, value))
    .join('')
}

/** Returns a safe address; undefined otherwise. Browsers ignore line breaks and tabs, which could hide an address. */
function addressIn(value: string): string | undefined {
  const address = value.replace(/[\t\n]/g, '').trim()
  return safeAddress.test(address) ? address : undefined
}
