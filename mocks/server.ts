import { createServer, type Server } from 'node:http'
import { parseArgs } from 'node:util'
import { respond } from './http-bridge.ts'
import { closeSlowConnections } from './slow-connections.ts'

/**
 * Starts the emulated backend on a port that only this machine can reach.
 *
 * @param port 0 takes a free one; see the server's address
 * @param timeout milliseconds until a connection without a request is closed @example node mocks/server.ts --port 4174
 */
export async function startEmulatedBackend(port: number, timeout?: number): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).then(
      (isAnswered) => isAnswered || outgoing.writeHead(404).end(),
      () => outgoing.destroy(),
    )
  })
  closeSlowConnections(server, timeout)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4174' } } })
  await startEmulatedBackend(Number(values.port))
  process.stdout.write(`The emulated backend listens on http://127.0.0.1:${values.port}\n`)
}
