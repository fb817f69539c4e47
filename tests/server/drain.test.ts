import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { followConnections } from '#server/host/connections.ts'

/** Asks once in a thread of its own, and tells the first line of the answer, or why there is none. */
const clientCode = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { connect } = require('node:net')
  let heard = ''
  setTimeout(() => {
    const socket = connect(workerData.port, '127.0.0.1')
    socket.on('data', (data) => (heard += data))
    socket.once('error', (error) => (heard ||= error.code))
    socket.once('close', () => parentPort.postMessage(heard.split('\\r\\n')[0]))
    const ask = () => socket.write('GET / HTTP/1.1\\r\\nhost: kelvara.example\\r\\n\\r\\n')
    setTimeout(ask, workerData.asksAt - workerData.connectsAt)
  }, workerData.connectsAt)
  parentPort.postMessage('waits')
`

/** Nothing else happens in this thread meanwhile, as on a machine that is busy. */
function standStill(duration: number) {
  const end = performance.now() + duration
  while (performance.now() < end);
}

// For 200 ms the server says that it ends, then takes no new connection, and hears for half a second those it has.
test.each([
  { what: 'a connection', as: 'it stops to listen', connectsAt: 150, asksAt: 150, from: 100, to: 300 },
  { what: 'a request', as: 'it hears the last', connectsAt: 50, asksAt: 600, from: 500, to: 1000 },
])('$what that comes during a standstill as $as is answered', async ({ from, to, ...client }) => {
  const server = createServer()
  const connections = followConnections(server)
  server.on('request', (_incoming, outgoing) => outgoing.end('taken'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // An address of TCP, as it was asked for.
  const { port } = server.address() as AddressInfo
  const worker = new Worker(clientCode, { eval: true, workerData: { port, ...client } })
  await once(worker, 'message')
  const answer = once(worker, 'message')
  const drained = connections.drain()
  // Behind what the network has brought: timers come first after it.
  setTimeout(() => setImmediate(() => standStill(to - from)), from)
  await drained
  expect(await answer).toEqual(['HTTP/1.1 200 OK'])
  await worker.terminate()
})
