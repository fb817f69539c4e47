import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP, type Socket } from 'node:net'
import { originOf } from '#backend/wire/limits.ts'

/** Who is at the other end, as far as it can be trusted. */
export interface Client {
  address: string
  scheme: 'http' | 'https'
}

/** Headers about a client count only when they come from a trusted proxy; what comes before it in the list is a claim. */
export function clientOf({ headers, socket }: IncomingMessage, trusted: BlockList): Client {
  const peer = plain(socket.remoteAddress ?? '')
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  if (!isIn(trusted, peer)) return { address: peer, scheme: 'http' }
  let address = peer
  for (const entry of forwarded.split(',').reverse()) {
    const before = plain(withoutPort(entry.trim()))
    // Who is behind an entry that cannot be read nobody knows, and what stands before it is a claim.
    if (!isIn(trusted, address) || isIP(before) === 0) break
    address = before
  }
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  return { address, scheme }
}

/** The place that a connection comes from; undefined for a trusted proxy. */
export function placeOf({ remoteAddress }: Socket, trusted: BlockList): string | undefined {
  const peer = plain(remoteAddress ?? '')
  return isIn(trusted, peer) ? undefined : originOf({ address: peer, requestId: '' })
}

function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address)
  return version > 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** Some proxies write the port, too: `203.0.113.7:41000`, `[2001:db8::7]:41000`. */
const withoutPort = (entry: string) => entry.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')

/** An IPv4 address as such where a socket of both versions writes it as IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
