import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** How long a connection may take to send the head of its first request, in milliseconds: longer than browsers keep one ready. */
const requestTimeout = 20_000

/** Closes connections that ask nothing, or letter by letter: hundreds of them would keep a server's sockets. */
export function closeSlowConnections(server: EventEmitter, timeout = requestTimeout) {
  const timers = new WeakMap<Socket, NodeJS.Timeout>()
  server.on('connection', (socket: Socket) => {
    timers.set(socket, setTimeout(() => socket.destroy(), timeout).unref())
  })
  server.on('request', ({ socket }: IncomingMessage) => clearTimeout(timers.get(socket)))
}
