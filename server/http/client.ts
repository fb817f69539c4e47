import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP, type Socket } from 'node:net'
import { originOf } from '#backend/http/client-network.ts'

/** The client of a request, as far as its address and scheme can be trusted. */
export interface Client {
  address: string
  scheme: 'http' | 'https'
}

/** Determines the client. Headers count only when a trusted proxy sent them; earlier entries of the list are claims. */
export function clientOf({ headers, socket }: IncomingMessage, trusted: BlockList): Client {
  const peer = plain(socket.remoteAddress ?? '')
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  if (!isIn(trusted, peer)) return { address: peer, scheme: 'http' }
  let address = peer
  for (const entry of forwarded.split(',').reverse()) {
    const before = plain(withoutPort(entry.trim()))
    // The client behind an unreadable entry is unknown, and the entries before it are claims.
    if (!isIn(trusted, address) || isIP(before) === 0) break
    address = before
  }
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  return { address, scheme }
}

/** Returns the origin of a connection for limits; undefined for a trusted proxy. */
export function placeOf({ remoteAddress }: Socket, trusted: BlockList): string | undefined {
  const peer = plain(remoteAddress ?? '')
  return isIn(trusted, peer) ? undefined : originOf({ address: peer, requestId: '' })
}

function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address)
  return version > 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** Removes the port, which some proxies add: `203.0.113.7:41000`, `[2001:db8::7]:41000`. */
const withoutPort = (entry: string) => entry.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')

/** Returns an IPv4 address as such where a dual-stack socket writes it as IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
