import { createServer } from 'node:http'
import { type AddressInfo, BlockList, connect, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { placeOf } from './client.ts'
import { Connections } from './connections.ts'

/** Opens connections to a server that accepts three per client. Returns how many stay open. */
async function opened(clientOf: (socket: Socket) => string | undefined, count: number) {
  const server = createServer()
  const connections = new Connections(server, clientOf, 3)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => undefined))
  await expect.poll(() => sockets.every(({ connecting }) => !connecting)).toBe(true)
  await pause(100)
  const left = sockets.filter(({ closed }) => !closed)
  return { left, connections, port, close: () => server.close(() => undefined).closeAllConnections() }
}

test('a client has a limit of open connections, and a closed connection frees a place', async () => {
  const { left, connections, port, close } = await opened(() => 'one', 5)
  expect([left.length, connections.count]).toEqual([3, 3])
  left[0]?.destroy()
  await expect.poll(() => connections.count).toBe(2)
  const another = connect(port, '127.0.0.1')
  await expect.poll(() => connections.count).toBe(3)
  another.destroy()
  close()
})

test('a trusted proxy has no limit of connections', async () => {
  const { left, close } = await opened(() => undefined, 5)
  expect(left).toHaveLength(5)
  close()
})

test('a client is an IPv4 address or an IPv6 network, unless it is a trusted proxy', () => {
  const trusted = new BlockList()
  trusted.addSubnet('127.0.0.0', 8, 'ipv4')
  const place = (remoteAddress: string) =>
    placeOf(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }), trusted)
  expect(
    ['127.0.0.1', '::ffff:127.0.0.1', '203.0.113.7', '::ffff:203.0.113.7', '2001:db8:1:2::7'].map(place),
  ).toEqual([undefined, undefined, '203.0.113.7', '203.0.113.7', '2001:db8:1:2::/64'])
})
