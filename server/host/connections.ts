import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'

/** Milliseconds without a byte after which somebody who does not read an answer is cut off; Node looks twice. */
const maxSilence = 5_000
/** Milliseconds in which kept connections are told politely that they end. */
const notice = 200
/** Milliseconds in which a connection that has just been taken may still say what it wants. */
const hearing = 500

/** Connections of one client at once: a quarter of all. */
const mostOfOne = 1_000

/** Knows a server's answers under way: cuts off who does not read, and ends them in order. */
export class Connections {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #busy = new Map<Socket, ServerResponse>()
  /** Those that had an answer. */
  readonly #kept = new WeakSet<Socket>()
  #isDraining = false
  #taken = 0
  /** How many there are of each client. */
  readonly #clients = new Map<string, number>()

  /** @param clientOf names the client of a connection; undefined for a proxy, behind which there are many */
  constructor(
    server: Server,
    clientOf: (socket: Socket) => string | undefined = () => undefined,
    most = mostOfOne,
  ) {
    this.#server = server
    server.on('connection', (socket) => {
      const client = clientOf(socket)
      const own = (client !== undefined && this.#clients.get(client)) || 0
      if (own >= most) {
        socket.destroy()
        return
      }
      this.#taken += 1
      this.#sockets.add(socket)
      if (client !== undefined) this.#clients.set(client, own + 1)
      socket.once('close', () => {
        this.#sockets.delete(socket)
        if (client !== undefined) this.#leave(client)
      })
    })
    server.on('request', ({ socket }, outgoing) => this.#follow(socket, outgoing))
    // With a listener, Node leaves connections that are kept without a request to it, too.
    server.setTimeout(maxSilence, (socket) => {
      if (this.#busy.has(socket) ? socket.writableLength > 0 : this.#kept.has(socket)) socket.destroy()
    })
  }

  /** How many there are. */
  get count(): number {
    return this.#sockets.size
  }

  /** The answer that is under way. */
  answerOn(socket: Socket): ServerResponse | undefined {
    return this.#busy.get(socket)
  }

  /** Takes no new connection, and resolves once all accepted requests are answered, or the timeout (ms) is over. */
  async drain(timeout = 10_000): Promise<void> {
    const deadline = Date.now() + timeout
    this.#isDraining = true
    this.#endLongAnswers()
    await pauseAndRead(notice)
    await this.#takeWaiting(Math.min(Date.now() + hearing, deadline))
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    const heardBy = Math.min(Date.now() + hearing, deadline)
    while ((this.#busy.size > 0 && Date.now() < deadline) || (this.#hasUnheard() && Date.now() < heardBy)) {
      this.#server.closeIdleConnections()
      this.#endLongAnswers()
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
      this.#kept.add(socket)
    })
  }

  #endLongAnswers() {
    for (const outgoing of this.#busy.values()) {
      if (!outgoing.headersSent) outgoing.setHeader('connection', 'close')
      // It has no end of its own.
      else if (String(outgoing.getHeader('content-type')).startsWith('text/event-stream')) outgoing.end()
    }
  }

  /** Of those that wait Node takes one a turn, and closing resets the others. Not for ever: more may come all the time. */
  async #takeWaiting(latest: number) {
    for (let before = -1; before !== this.#taken && Date.now() < latest; ) {
      before = this.#taken
      await turn()
    }
  }

  /** Whether one has not said yet what it wants. */
  #hasUnheard(): boolean {
    return [...this.#sockets].some((socket) => !this.#kept.has(socket) && !this.#busy.has(socket))
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
