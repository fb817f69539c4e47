import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'

/** Milliseconds without progress until a client that does not read is disconnected. Node checks twice. */
const maxSilence = 5_000
/** Milliseconds in which keep-alive connections learn that they will close. */
const notice = 200
/** Milliseconds in which a new connection may still send its request. */
const hearing = 500

/** Maximum connections of one client: a quarter of all. */
const mostOfOne = 1_000

/** Tracks a server's responses in progress: disconnects clients that do not read, and drains in order. */
export class Connections {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #busy = new Map<Socket, ServerResponse>()
  /** Connections that have received a response. */
  readonly #servedBefore = new WeakSet<Socket>()
  #isDraining = false
  #acceptedCount = 0
  /** Number of connections by client. */
  readonly #clients = new Map<string, number>()

  /** @param clientOf names the client of a connection; undefined for a proxy, which has many clients */
  constructor(
    server: Server,
    clientOf: (socket: Socket) => string | undefined = () => undefined,
    most = mostOfOne,
  ) {
    this.#server = server
    server.on('connection', (socket) => {
      const client = clientOf(socket)
      const connectionCount = (client !== undefined && this.#clients.get(client)) || 0
      if (connectionCount >= most) {
        socket.destroy()
        return
      }
      this.#acceptedCount += 1
      this.#sockets.add(socket)
      if (client !== undefined) this.#clients.set(client, connectionCount + 1)
      socket.once('close', () => {
        this.#sockets.delete(socket)
        if (client !== undefined) this.#leave(client)
      })
    })
    server.on('request', ({ socket }, outgoing) => this.#follow(socket, outgoing))
    // With a listener, Node does not close idle keep-alive connections itself.
    server.setTimeout(maxSilence, (socket) => {
      if (this.#busy.has(socket) ? socket.writableLength > 0 : this.#servedBefore.has(socket))
        socket.destroy()
    })
  }

  /** Number of open connections. */
  get count(): number {
    return this.#sockets.size
  }

  /** Returns the response in progress. */
  responseOn(socket: Socket): ServerResponse | undefined {
    return this.#busy.get(socket)
  }

  /** Accepts no new connections. Resolves once all accepted requests have a response, or after the timeout (ms). */
  async drain(timeout = 10_000): Promise<void> {
    const deadline = Date.now() + timeout
    this.#isDraining = true
    this.#endLongResponses()
    await pauseAndRead(notice)
    await this.#takeWaiting(Math.min(Date.now() + hearing, deadline))
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    const heardBy = Math.min(Date.now() + hearing, deadline)
    while (
      (this.#busy.size > 0 && Date.now() < deadline) ||
      (this.#hasFirstRequestToCome() && Date.now() < heardBy)
    ) {
      this.#server.closeIdleConnections()
      this.#endLongResponses()
      await pauseAndRead(20)
    }
    this.#server.closeAllConnections()
    await closed
  }

  #leave(client: string) {
    const left = (this.#clients.get(client) ?? 1) - 1
    if (left > 0) this.#clients.set(client, left)
    else this.#clients.delete(client)
  }

  #follow(socket: Socket, outgoing: ServerResponse) {
    this.#busy.set(socket, outgoing)
    if (this.#isDraining) outgoing.setHeader('connection', 'close')
    outgoing.once('close', () => {
      if (this.#busy.get(socket) === outgoing) this.#busy.delete(socket)
      this.#servedBefore.add(socket)
    })
  }

  #endLongResponses() {
    for (const outgoing of this.#busy.values()) {
      if (!outgoing.headersSent) outgoing.setHeader('connection', 'close')
      // An event stream never ends without this.
      else if (String(outgoing.getHeader('content-type')).startsWith('text/event-stream')) outgoing.end()
    }
  }

  /** Accepts connections that wait in the kernel, one per turn: closing would reset them. Stops at the deadline. */
  async #takeWaiting(latest: number) {
    for (let before = -1; before !== this.#acceptedCount && Date.now() < latest; ) {
      before = this.#acceptedCount
      await turn()
    }
  }

  /** Whether a connection has not sent its first request yet. */
  #hasFirstRequestToCome(): boolean {
    return [...this.#sockets].some((socket) => !this.#servedBefore.has(socket) && !this.#busy.has(socket))
  }
}

/**
 * Waits, then lets the event loop read the network. Timers run before network events: after a long block, the
 * connections and requests of that time are still unread, and closing now would reset them.
 *
 * @param duration in milliseconds
 */
async function pauseAndRead(duration: number) {
  await pause(duration)
  await turn()
}
