/** The parts of a stream, one after the other; it is cancelled when they are not wanted any more. */
export async function* chunksOf<Part>(stream: ReadableStream<Part>): AsyncGenerator<Part> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // Of a stream that is at its end, nothing is left to cancel.
    await reader.cancel().catch(() => {})
  }
}
