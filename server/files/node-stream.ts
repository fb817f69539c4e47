import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

/** A stream of the web as one of Node: destroying it cancels the other, also while that has nothing to give. */
export function nodeStream(stream: ReadableStream<Uint8Array>): Readable {
  // The same class under two declarations.
  return Readable.fromWeb(stream as NodeReadableStream<Uint8Array>)
}
