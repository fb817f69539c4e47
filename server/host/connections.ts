import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'

/** Milliseconds without a byte after which somebody who does not read an answer is cut off; Node looks twice. */
const mostSilence = 5_000
/** Milliseconds in which kept connections are told politely that they end. */
const notice = 200
/** Milliseconds in which a connection that has just been taken may still say what it wants. */
const hearing = 500

export type Connections = ReturnType<typeof followConnections>

/** Knows a server's answers under way: cuts off who does not read, and ends them in order. */
export function followConnections(server: Server) {
  const sockets = new Set<Socket>()
  const busy = new Map<Socket, ServerResponse>()
  const kept = new WeakSet<Socket>()
  let isDraining = false
  let taken = 0

  server.on('connection', (socket) => {
    taken += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming
    busy.set(socket, outgoing)
    if (isDraining) outgoing.setHeader('connection', 'close')
    outgoing.once('close', () => {
      if (busy.get(socket) === outgoing) busy.delete(socket)
      kept.add(socket)
    })
  })
  // With a listener, Node leaves connections that are kept without a request to it, too.
  server.setTimeout(mostSilence, (socket) => {
    if (busy.has(socket) ? socket.writableLength > 0 : kept.has(socket)) socket.destroy()
  })

  const endLongAnswers = () => {
    for (const outgoing of busy.values()) {
      if (!outgoing.headersSent) outgoing.setHeader('connection', 'close')
      // It has no end of its own.
      else if (String(outgoing.getHeader('content-type')).startsWith('text/event-stream')) outgoing.end()
    }
  }

  /** Of those that wait Node takes one a turn, and closing resets the others. Not for ever: more may come all the time. */
  async function takeWaiting(latest: number) {
    for (let before = -1; before !== taken && Date.now() < latest; ) {
      before = taken
      await turn()
    }
  }

  return {
    open: () => sockets.size,
    /** The answer that is under way. */
    answerOn: (socket: Socket) => busy.get(socket),
    /** Takes no new connection, and resolves once all accepted requests are answered, or the timeout (ms) is over. */
    drain: async (timeout = 10_000) => {
      const deadline = Date.now() + timeout
      isDraining = true
      endLongAnswers()
      await pauseAndRead(notice)
      await takeWaiting(Math.min(Date.now() + hearing, deadline))
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const heardBy = Math.min(Date.now() + hearing, deadline)
      const isUnheard = (socket: Socket) => !kept.has(socket) && !busy.has(socket)
      while (
        (busy.size > 0 && Date.now() < deadline) ||
        ([...sockets].some(isUnheard) && Date.now() < heardBy)
      ) {
        server.closeIdleConnections()
        endLongAnswers()
        await pauseAndRead(20)
      }
      server.closeAllConnections()
      await closed
    },
  }
}

/**
 * Timers come before what the network has brought: after a long standstill the connections and requests of that time
 * are still unread, and would be reset by whoever closes now.
 *
 * @param duration in milliseconds
 */
async function pauseAndRead(duration: number) {
  await pause(duration)
  await turn()
}
