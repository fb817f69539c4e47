import { connect, type Socket } from 'node:net'

/** A minimal keep-alive connection: the load generator shares the processor with the server. */
export interface RawConnection {
  /** Sends a complete request. Resolves to the status once the whole response has arrived. One request at a time. */
  ask: (request: string | Buffer) => Promise<number>
  close: () => void
}

export async function openConnection(port: number): Promise<RawConnection> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  let settle: { resolve: (status: number) => void; reject: (reason: Error) => void } | undefined
  let head = ''
  let missing = -1
  let chunks = ''
  socket.on('data', (part) => {
    if (missing < 0) {
      const text = head + part.toString('latin1')
      const end = text.indexOf('\r\n\r\n')
      head = text
      if (end < 0) return
      const [, length] = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end)) ?? []
      // A stream has no length. Its last chunk is empty.
      missing = length === undefined ? Number.POSITIVE_INFINITY : Number(length)
      missing -= text.length - end - 4
      chunks = text.slice(-8)
    } else {
      missing -= part.length
      chunks = (chunks + part.subarray(-8).toString('latin1')).slice(-8)
    }
    if (missing > 0 && !(missing === Number.POSITIVE_INFINITY && chunks.endsWith('0\r\n\r\n'))) return
    const status = Number(head.slice(9, 12))
    const done = settle
    head = ''
    missing = -1
    settle = undefined
    done?.resolve(status)
  })
  socket.on('close', () => settle?.reject(new Error('The server hung up')))
  socket.on('error', () => undefined)
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

export function requestText(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  const all = {
    host: 'localhost',
    ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

interface Load {
  port: number
  connections: number
  seconds: number
  /** Returns the next request. */
  next: () => string
  /** Requests per second. Without it, as many as the server can handle. */
  rate?: number
}

/** Loads a server. Returns responses per second and response times in ms, including the wait for a connection. */
export async function load({ port, connections, seconds, next, rate }: Load) {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))
  const times: number[] = []
  const statuses = new Map<number, number>()
  const began = performance.now()
  const end = began + seconds * 1000
  let sent = 0
  await Promise.all(
    open.map(async (connection) => {
      while (performance.now() < end) {
        const due = rate === undefined ? performance.now() : began + (sent * 1000) / rate
        sent += 1
        if (due > end) break
        const wait = due - performance.now()
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
        const status = await connection.ask(next())
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        times.push(performance.now() - Math.min(due, performance.now()))
      }
    }),
  )
  const took = (performance.now() - began) / 1000
  for (const connection of open) connection.close()
  return { perSecond: times.length / took, times, statuses }
}
