/** Tags allowed in written HTML. The page renderer, the editor's sanitizer and the backend's storage use this list. */
export const allowedTags = [
  'h1 h2 h3 h4 h5 h6 p div br hr ul ol li dl dt dd blockquote figure figcaption img a pre code kbd',
  'strong b em i u s del ins small sub sup table caption thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '))

/**
 * Allowed attributes by element. No style, class or id: the site sets the look, and a name must not shadow one of the
 * page.
 */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  // The title is the caption.
  img: ['src', 'alt', 'title', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'reversed'],
}

/** Whether the attribute's value is an address. */
export const isAddress = (attribute: string) => attribute === 'href' || attribute === 'src'
