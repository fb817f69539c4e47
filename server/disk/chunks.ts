/** Yields the parts of a stream. Cancels the stream when the consumer stops early. */
export async function* chunksOf<Part>(stream: ReadableStream<Part>): AsyncGenerator<Part> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // After the end of a stream, cancelling has no effect.
    await reader.cancel().catch(() => {})
  }
}
