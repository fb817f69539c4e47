import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** One is told of a port some time before it listens there: nobody else in this process is told of the same. */
const given = new Set<number>()

/**
 * Of the loopback, and not one of those that a system gives to connections that go out: such a port may be taken by
 * anybody's before a server that was told of it listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000)
    if (given.has(port)) continue
    given.add(port)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
