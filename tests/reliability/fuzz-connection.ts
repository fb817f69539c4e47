import { connect, type Socket } from 'node:net'

/** A raw response. Without a status, the connection was closed silently. */
export interface RawAnswer {
  status: number | undefined
  head: string
  body: string
  /** Milliseconds until the response. */
  took: number
}

interface Pending {
  isHead: boolean
  began: number
  resolve: (answer: RawAnswer) => void
}

/** Milliseconds after which a response counts as missing. */
const timeout = 30_000

/** Sends raw bytes, one request after the other, on a connection that is reopened when closed. */
export function fuzzConnection(port: number) {
  let socket: Socket | undefined
  let received = ''
  let pending: Pending | undefined

  function settle(status?: number, head = '', body = '') {
    const done = pending
    pending = undefined
    done?.resolve({ status, head, body, took: performance.now() - done.began })
  }

  function hangUp() {
    socket?.destroy()
    socket = undefined
    received = ''
  }

  function look(isClosed = false) {
    if (!pending) return
    const start = afterInterim(received)
    const end = received.indexOf('\r\n\r\n', start)
    if (end < 0) {
      if (isClosed) settle()
      return
    }
    const head = received.slice(start, end)
    const status = Number(head.slice(9, 12))
    const rest = received.slice(end + 4)
    const body = wholeBody(head, rest, pending.isHead || status === 204 || status === 304, isClosed)
    if (body === undefined) return
    if (/^connection: close/im.test(head) || /^content-type: text\/event-stream/im.test(head)) hangUp()
    received = ''
    settle(status, head, body)
  }

  function open(): Socket {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true })
    opened.on('data', (part) => {
      if (socket !== opened) return
      received += part.toString('latin1')
      look()
    })
    opened.on('error', () => undefined)
    opened.on('close', () => {
      if (socket !== opened) return
      look(true)
      hangUp()
    })
    return opened
  }

  return {
    /** @param closes the request may be incomplete, so nothing else is sent on this connection */
    ask: async (bytes: Buffer, isHead: boolean, closes: boolean): Promise<RawAnswer> => {
      if (closes) hangUp()
      const isKept = socket !== undefined
      const answer = await once(bytes, isHead, closes)
      // The server may close an idle connection at the moment of its reuse.
      return isKept && answer.status === undefined ? once(bytes, isHead, closes) : answer
    },
    close: hangUp,
  }

  async function once(bytes: Buffer, isHead: boolean, closes: boolean): Promise<RawAnswer> {
    socket ??= open()
    const answer = new Promise<RawAnswer>((resolve) => {
      pending = { isHead, began: performance.now(), resolve }
    })
    const timer = setTimeout(() => {
      hangUp()
      settle(0)
    }, timeout)
    if (closes) socket.end(bytes)
    else socket.write(bytes)
    const settled = await answer
    clearTimeout(timer)
    if (closes) hangUp()
    return settled
  }
}

/** Returns the start of the final response, after interim responses. */
function afterInterim(text: string): number {
  let start = 0
  while (/^HTTP\/1\.1 1\d\d/.test(text.slice(start, start + 12))) {
    const end = text.indexOf('\r\n\r\n', start)
    if (end < 0) return text.length
    start = end + 4
  }
  return start
}

function wholeBody(head: string, rest: string, isEmpty: boolean, isClosed: boolean): string | undefined {
  if (isEmpty || /^content-type: text\/event-stream/im.test(head)) return ''
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? []
  if (length !== undefined && rest.length >= Number(length)) return rest
  if (/^transfer-encoding: chunked/im.test(head) && rest.endsWith('0\r\n\r\n')) return rest
  return isClosed ? rest : undefined
}
