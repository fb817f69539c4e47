import DOMPurify from 'dompurify'
import { allowedAttributes, allowedTags, isAddress } from './allowed-html.ts'
import { safeAddress } from './safe-address.ts'

/**
 * What may stay of written HTML (allowed-html.ts), as nodes outside the page, for the editor. Undefined where there is
 * no browser. Pages draw articles without it (html.tsx).
 */
export function cleaned(html: string): DocumentFragment | undefined {
  if (!DOMPurify.isSupported) return undefined
  return DOMPurify.sanitize(unstyled(html), { ...allowed, RETURN_DOM_FRAGMENT: true })
}

/** As a parser reads it: a `>` in a value that is quoted ends nothing, and one that never comes takes all of the rest. */
const openingTag = /<[a-z](?:=\s*(?:"[^"]*"|'[^']*')|[^>])*>?/gi

/** The name without a value, as `</style` is within a tag that nothing has ended; words in quotes are let be. */
const styleAlone = /=[\t\n\f\r ]*(?:"[^"]*"|'[^']*')|(?<=[\s/"'])(style)(?=[\s/>]|$)/gi

/**
 * HTML whose styles, handlers and base address are data: reading it, also to clean it, breaks no strict policy. That makes nothing
 * safe, and what a strange notation hides from it is refused by the browser.
 */
export function unstyled(html: string): string {
  return html
    .replace(/<style(?=[\s/>])[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<base(?=[\s/>])/gi, '<data-base')
    .replace(openingTag, (tag) =>
      tag
        .replace(/([\s/"'])(style|on[a-z]+)(?=\s*=)/gi, '$1data-$2')
        .replace(styleAlone, (found, name?: string) => (name ? `data-${name}` : found)),
    )
}

const attributes = [...new Set(Object.values(allowedAttributes).flat())]

const allowed = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: attributes,
  // The rule for addresses is asked of every other value, too, and refuses a number.
  ADD_URI_SAFE_ATTR: attributes.filter((attribute) => !isAddress(attribute)),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOWED_URI_REGEXP: safeAddress,
}
