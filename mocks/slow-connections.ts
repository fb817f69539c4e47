import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds in which the head of a first request must arrive. Browsers keep idle connections for less. */
const requestTimeout = 20_000

/** Closes connections that send nothing, or send too slowly: hundreds of them would exhaust a server's sockets. */
export function closeSlowConnections(server: EventEmitter, timeout = requestTimeout) {
  const timers = new WeakMap<Socket, NodeJS.Timeout>()
  server.on('connection', (socket: Socket) => {
    timers.set(socket, setTimeout(() => socket.destroy(), timeout).unref())
  })
  server.on('request', ({ socket }: IncomingMessage) => clearTimeout(timers.get(socket)))
}
