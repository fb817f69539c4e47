import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { Connections } from '#server/http/connections.ts'

/** Slot that the server's thread sets when its block begins; the client counts requests in the next slot. */
const stands = 0
const asked = 1
const clients = 5

/** Sends several requests at once from a separate thread, and reports each response's first line, or the error. */
const clientCode = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { connect } = require('node:net')
  const flags = new Int32Array(workerData.flags)
  const standstill = () => new Promise((resolve) => {
    const polling = setInterval(() => {
      if (Atomics.load(flags, ${stands}) === 0) return
      clearInterval(polling)
      resolve()
    }, 2)
  })
  const open = () => new Promise((resolve, reject) => {
    const socket = connect(workerData.port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })
  async function response(early) {
    const socket = early ?? await open()
    let heard = ''
    socket.on('data', (data) => (heard += data))
    socket.removeAllListeners('error').once('error', (error) => (heard ||= error.code))
    socket.write('GET / HTTP/1.1\\r\\nhost: kelvara.example\\r\\n\\r\\n', () => Atomics.add(flags, ${asked}, 1))
    await new Promise((resolve) => socket.once('close', resolve))
    return heard.split('\\r\\n')[0]
  }
  async function answers() {
    const all = Array.from({ length: ${clients} })
    const early = await Promise.all(all.map(() => workerData.isConnected ? open() : undefined))
    parentPort.postMessage('waits')
    await standstill()
    return Promise.all(early.map((socket) => response(socket).catch((error) => error.code)))
  }
  answers().then((lines) => parentPort.postMessage(lines))
`

// For 200 ms the server announces its end; it then accepts no new connection and serves the open ones for half a
// second. The block starts with either phase, not by the clock: a busy machine would miss the second.
test.each([
  { what: 'connections', as: 'it stops to listen', isConnected: false, isDue: () => true, standstill: 300 },
  {
    what: 'requests',
    as: 'it hears the last',
    isConnected: true,
    isDue: (server: Server) => !server.listening,
    standstill: 800,
  },
])(
  '$what that come during a standstill as $as get a response',
  async ({ isConnected, isDue, standstill }) => {
    const server = createServer()
    const connections = new Connections(server)
    server.on('request', (_incoming, outgoing) => outgoing.end('taken'))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    // A TCP server, so the address is an object.
    const { port } = server.address() as AddressInfo
    const flags = new Int32Array(new SharedArrayBuffer(8))
    const worker = new Worker(clientCode, {
      eval: true,
      workerData: { port, isConnected, flags: flags.buffer },
    })
    await once(worker, 'message')
    const response = once(worker, 'message')
    const drained = connections.drain()

    /** Blocks this thread until a request has arrived, as on a busy machine. */
    function standStill() {
      const end = performance.now() + standstill
      const latest = end + 10_000
      Atomics.store(flags, stands, 1)
      while (performance.now() < end || (Atomics.load(flags, asked) < clients && performance.now() < latest));
    }
    // Start after network events: timers run first after the block.
    const begin = () => setImmediate(isDue(server) ? standStill : begin)
    begin()
    await drained
    expect(await response).toEqual([Array.from({ length: clients }, () => 'HTTP/1.1 200 OK')])
    await worker.terminate()
  },
)
