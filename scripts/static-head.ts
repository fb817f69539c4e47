/** What a rendered page says about itself: its title, its tags for engines and previews, and its JSON-LD. */
export function headOf(html: string): string[] {
  const [, head = ''] = /<head>(.*?)<\/head>/s.exec(html) ?? []
  const tags = head.match(/<title>.*?<\/title>|<(?:meta|link)\b[^>]*>/gs) ?? []
  const things = html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? []
  // React asks for pictures and fonts in advance; the shell decides that for itself.
  return [...tags.filter((tag) => !/\srel="(?:preload|preconnect|dns-prefetch)"/.test(tag)), ...things]
}

/**
 * The shell with a page's head in place of its own title; src/main.tsx removes it once the page speaks for itself.
 *
 * @param always a tag that stays
 */
export function withHead(shell: string, tags: string[], always: string): string {
  const marked = tags.map((tag) => tag.replace(/^<\w+/, '$& data-static'))
  const hasTitle = tags.some((tag) => tag.startsWith('<title'))
  return shell.replace(ownTitle, (own) => [...(hasTitle ? [] : [own]), ...marked, always].join('\n    '))
}

const ownTitle = /<title data-static>.*?<\/title>/s

/**
 * Without what is true of one address only. A host answers every address that it does not know with index.html: no
 * project may say there that it is the home page.
 */
export function withoutAddress(tags: string[]): string[] {
  return tags.filter((tag) => !canonical.test(tag) && !tag.includes(' property="og:url"'))
}

/** The address under which search engines list the page; undefined when they are not to. */
export function canonicalOf(tags: string[]): string | undefined {
  const [, address] = canonical.exec(tags.join('')) ?? []
  return address?.replaceAll('&amp;', '&')
}

const canonical = /<link rel="canonical" href="([^"]*)"/

/**
 * Where a page's file lies in the build, as web servers look for it: `about/index.html`. Undefined for an address that
 * is no safe name of folders, or too long for one; the shell answers it.
 */
export function fileOf(address: string): string | undefined {
  if (address === '/') return 'index.html'
  // File systems take no name of more than 255 bytes.
  return /^(?:\/[\w-]{1,255})+$/.test(address) ? `${address.slice(1)}/index.html` : undefined
}
