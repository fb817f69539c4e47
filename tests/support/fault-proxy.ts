import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * - `none`: passes everything on
 * - `head`: cuts the connection after the request's headers, before its body
 * - `request`: cuts the connection within the request, so that the backend never gets all of it
 * - `answer`: cuts it when the backend has done its work and answers
 */
export type Fault = 'none' | 'head' | 'request' | 'answer'

/**
 * Starts a proxy on loopback that cuts connections as a bad network does.
 *
 * @param decide called for every submission (`POST /api/…`)
 */
export async function faultProxy(port: number, decide: () => Fault) {
  const open = new Set<Socket>()
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1')
    let fault: Fault = 'none'
    const cut = () => {
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) {
      open.add(socket)
      socket.on('error', cut)
      socket.on('close', () => {
        open.delete(socket)
        cut()
      })
    }
    client.on('data', (bytes) => {
      if (isSubmission(bytes)) fault = decide()
      if (fault === 'none' || fault === 'answer') return server.write(bytes)
      server.write(bytes.subarray(0, fault === 'head' ? bytes.indexOf('\r\n\r\n') + 4 : bytes.length / 2))
      setImmediate(cut)
    })
    server.on('data', (bytes) => {
      if (fault === 'answer') cut()
      else client.write(bytes)
    })
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  // The address of a TCP server is always an object once it listens.
  const { port: own } = proxy.address() as AddressInfo
  const cutAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    origin: `http://localhost:${own}`,
    port: own,
    /** Cuts all current connections. */
    cutAll,
    close: () => {
      cutAll()
      return new Promise((closed) => proxy.close(closed))
    },
  }
}

const isSubmission = (bytes: Buffer) => bytes.subarray(0, 12).toString('latin1') === 'POST /api/v1'
