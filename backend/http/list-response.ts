import { jsonHeaders } from './response.ts'

/** Streams a list. Awaits the first part before sending the status, so that a failure can still change it. */
export async function listResponse(
  key: string | undefined,
  parts: AsyncIterable<object[]>,
  isHead: boolean,
): Promise<Response> {
  const iterator = parts[Symbol.asyncIterator]()
  const head = key === undefined ? '[' : `{${JSON.stringify(key)}:[`
  const tail = key === undefined ? ']' : ']}'
  const first = await iterator.next()
  if (isHead) await iterator.return?.()
  const next = first.done || isHead ? { done: true as const, value: undefined } : await iterator.next()
  const start = head + JSON.stringify(first.done ? [] : first.value).slice(1, -1)
  if (next.done) return new Response(start + tail, { headers: jsonHeaders })
  const encoder = new TextEncoder()
  let part: IteratorResult<object[]> = next
  let isStarted = start !== head
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(start)),
    pull: async (controller) => {
      if (part.done) {
        controller.enqueue(encoder.encode(tail))
        return controller.close()
      }
      const rows = part.value
      part = await iterator.next()
      const bytes = encoder.encode(JSON.stringify(rows))
      // Turn the leading bracket into a comma: joining texts would copy them once more.
      if (isStarted) bytes[0] = comma
      controller.enqueue(bytes.subarray(isStarted && rows.length > 0 ? 0 : 1, -1))
      isStarted ||= rows.length > 0
    },
    cancel: async () => {
      await iterator.return?.()
    },
  })
  return new Response(stream, { headers: jsonHeaders })
}

const comma = 44
