import type { Caller } from '#backend/ports/ports.ts'

/** Returns the address that limits apply to. With IPv6, each user has a whole network. */
export function originOf({ address }: Caller): string {
  return address.includes(':') && !address.startsWith('::ffff:') ? networkOf({ address }) : address
}

/** Returns the network of one site: for IPv6 a /48, because one subscriber has thousands of /64 networks. */
export function siteNetworkOf(caller: Caller): string {
  const origin = originOf(caller)
  return origin.endsWith('::/64') ? `${origin.split(':').slice(0, 3).join(':')}::/48` : origin
}

/** Returns the caller's network for the audit log. It does not identify a person. @example '203.0.113.0/24' */
export function networkOf({ address }: Pick<Caller, 'address'>): string {
  const [, four] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? []
  if (four) return `${four}.0/24`
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')]
  return `${whole
    .slice(0, 4)
    .map((group) => group || '0')
    .join(':')}::/64`
}
