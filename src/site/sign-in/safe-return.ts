/** Where staff go when nothing says otherwise. */
const staffHome = '/dashboard'

/**
 * The place that a person came from before signing in, with its search, or the dashboard. Only a path below
 * /dashboard is believed: what stands in the address bar may have come with a link from elsewhere.
 */
export function safeReturn(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/dashboard(?=[/?#]|$)/.test(wanted) || isDisguised(wanted))
    return staffHome
  // Resolves /dashboard/../evil as a browser would; the host only serves to make it an address.
  const { origin, pathname, search, hash } = new URL(wanted, 'https://host.invalid')
  const stays = origin === 'https://host.invalid' && /^\/dashboard(\/|$)/.test(pathname)
  return stays ? pathname + search + hash : staffHome
}

/**
 * Browsers read a backslash as a slash and drop tabs and line breaks; an encoded slash, backslash or dot hides a
 * second path. None of them occurs in a path of ours.
 */
function isDisguised(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  return /[\\\s\p{Cc}]/u.test(path) || /%(?:2f|5c|2e|25|0|1)/i.test(pathname) || pathname.includes('//')
}
