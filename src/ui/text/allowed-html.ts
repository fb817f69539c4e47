/**
 * What may stay of written HTML: headings, paragraphs, lists, links, images, tables, quotes and code. The reader of
 * pages, the cleaner of the editor and the backend's storage go by it.
 */
export const allowedTags = [
  'h1 h2 h3 h4 h5 h6 p div br hr ul ol li dl dt dd blockquote figure figcaption img a pre code kbd',
  'strong b em i u s del ins small sub sup table caption thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '))

/**
 * The attributes that may stay, by their elements. No style, class or id: the look is ours, and a name must not shadow
 * one of the page.
 */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  // The title is the caption.
  img: ['src', 'alt', 'title', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'reversed'],
}

/** Those that hold an address. */
export const isAddress = (attribute: string) => attribute === 'href' || attribute === 'src'
