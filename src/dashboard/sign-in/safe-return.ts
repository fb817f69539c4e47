/** Default target after the sign-in. */
const staffHome = '/dashboard'

/**
 * Returns the address to open after the sign-in, with its query, or the dashboard. Accepts only paths below /dashboard:
 * the value may come from a malicious link.
 */
export function safeReturn(target: unknown): string {
  if (typeof target !== 'string' || !/^\/dashboard(?=[/?#]|$)/.test(target) || isDisguised(target))
    return staffHome
  // Resolves /dashboard/../evil like a browser. The host only makes it a valid address.
  const { origin, pathname, search, hash } = new URL(target, 'https://host.invalid')
  const stays = origin === 'https://host.invalid' && /^\/dashboard(\/|$)/.test(pathname)
  return stays ? pathname + search + hash : staffHome
}

/**
 * Whether a path hides another one. Browsers read a backslash as a slash and drop tabs and line breaks; an encoded
 * slash, backslash or dot hides a second path. Our own paths contain none of them.
 */
function isDisguised(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  return /[\\\s\p{Cc}]/u.test(path) || /%(?:2f|5c|2e|25|0|1)/i.test(pathname) || pathname.includes('//')
}
