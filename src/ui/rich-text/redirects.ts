import { isWebOrMail } from './addresses.ts'

/** Pages that only forward to another address, and the parameters that contain it. */
const forwarding: readonly [page: RegExp, parameters: readonly string[]][] = [
  [/^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?\/url$/, ['q', 'url']],
  [/^(?:l|lm)\.(?:facebook|instagram)\.com\/(?:l\.php)?$/, ['u']],
  [/\.safelinks\.protection\.outlook\.com\/$/, ['url']],
  [/^(?:www\.)?youtube\.com\/redirect$/, ['q']],
  [/^(?:www\.)?linkedin\.com\/(?:redir\/redirect|safety\/go)$/, ['url']],
  [/^slack-redir\.net\/link$/, ['url']],
]

/** Returns the address behind redirect links of Google, Outlook and the like; any other address as it is. */
export function unwrapRedirect(address: string): string {
  const target = targetOf(address)
  return target === undefined ? address : unwrapRedirect(target)
}

function targetOf(address: string): string | undefined {
  if (!/^https?:/i.test(address) || !isWebOrMail(address)) return undefined
  const { host, pathname, searchParams } = new URL(address)
  const [, parameters = []] = forwarding.find(([page]) => page.test(`${host}${pathname}`)) ?? []
  return parameters
    .flatMap((name) => searchParams.getAll(name))
    .find((target) => isWebOrMail(target) && target.length < address.length)
}
