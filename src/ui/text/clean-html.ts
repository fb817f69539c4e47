import DOMPurify from 'dompurify'
import { allowedAttributes, allowedTags, isAddress } from './allowed-html.ts'
import { safeAddress } from './safe-address.ts'

/**
 * Returns the allowed part of written HTML (allowed-html.ts) as detached nodes for the editor, or undefined without a
 * browser. Pages render articles without it (html.tsx).
 */
export function cleanHtml(html: string): DocumentFragment | undefined {
  if (!DOMPurify.isSupported) return undefined
  return DOMPurify.sanitize(withoutStyles(html), { ...allowed, RETURN_DOM_FRAGMENT: true })
}

/** Opening tag as an HTML parser reads it: a quoted `>` does not end it, and an unclosed tag extends to the end. */
const openingTag = /<[a-z](?:=\s*(?:"[^"]*"|'[^']*')|[^>])*>?/gi

/** A `style` attribute without a value, as from `</style` inside an unclosed tag. Skips quoted text. */
const styleAlone = /=[\t\n\f\r ]*(?:"[^"]*"|'[^']*')|(?<=[\s/"'])(style)(?=[\s/>]|$)/gi

/**
 * Turns styles, event handlers and the base address into data attributes, so that parsing or sanitizing the HTML
 * violates no strict policy. The result is not safe yet; the browser blocks notations that this misses.
 */
export function withoutStyles(html: string): string {
  return html
    .replace(/<style(?=[\s/>])[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<base(?=[\s/>])/gi, '<data-base')
    .replace(openingTag, (tag) =>
      tag
        .replace(/([\s/"'])(style|on[a-z]+)(?=\s*=)/gi, '$1data-$2')
        .replace(styleAlone, (match, name?: string) => (name ? `data-${name}` : match)),
    )
}

const attributes = [...new Set(Object.values(allowedAttributes).flat())]

const allowed = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: attributes,
  // DOMPurify also applies the address rule to all other attributes, and would reject numbers.
  ADD_URI_SAFE_ATTR: attributes.filter((attribute) => !isAddress(attribute)),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOWED_URI_REGEXP: safeAddress,
}
