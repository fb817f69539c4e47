/** Server-sent event with its raw data. */
export interface StreamEvent {
  name: string
  data: string
}

/** Maximum length of a line, in characters. A longer one means that the response is no event stream. */
const longest = 100_000

/**
 * Reads a stream of server-sent events.
 *
 * @param onBytes called for every chunk, comments included
 * @throws if the connection breaks, or the response is no event stream
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
      // CR LF may be split between two chunks.
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

/** Applies a line: a field with its value. A comment begins with a colon and is ignored. */
function takeLine(event: { name: string; data: string[] }, line: string) {
  const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
  if (field === 'event') event.name = value
  if (field === 'data') event.data.push(value)
}
