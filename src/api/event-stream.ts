/** One message of a stream of server-sent events, with its data as it came. */
export interface StreamEvent {
  name: string
  data: string
}

/** No line of ours is longer, in characters: what is, is no stream of events. */
const longest = 100_000

/**
 * Reads a stream of server-sent events.
 *
 * @param onBytes called with everything that comes, comments included
 * @throws when the connection breaks, or something else than events comes
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: () => void = () => {},
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let event = blank()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      onBytes()
      // A break of two letters may come in two pieces.
      const text = rest + value
      const end = text.endsWith('\r') ? text.length - 1 : text.length
      const lines = text.slice(0, end).split(/\r\n|\n|\r/)
      rest = (lines.pop() ?? '') + text.slice(end)
      if (rest.length > longest) throw new Error('This is no stream of events')
      for (const line of lines) {
        if (line !== '') takeLine(event, line)
        else {
          if (event.data.length > 0) yield { name: event.name || 'message', data: event.data.join('\n') }
          event = blank()
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const blank = (): { name: string; data: string[] } => ({ name: '', data: [] })

/** A line is a field with its value, or a comment, which begins with a colon. */
function takeLine(event: { name: string; data: string[] }, line: string) {
  const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
  if (field === 'event') event.name = value
  if (field === 'data') event.data.push(value)
}
