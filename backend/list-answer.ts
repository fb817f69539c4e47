import { jsonHeaders } from './answer.ts'

/** Answers a list part by part. The first one is there before the status is sent: until then it can still fail. */
export async function listAnswer(
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
  const start = head + inner(first.done ? [] : first.value)
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
      const text = inner(part.value)
      part = await iterator.next()
      controller.enqueue(encoder.encode(isStarted && text !== '' ? `,${text}` : text))
      isStarted ||= text !== ''
    },
    cancel: async () => {
      await iterator.return?.()
    },
  })
  return new Response(stream, { headers: jsonHeaders })
}

/** A JSON list without its brackets. */
const inner = (rows: object[]) => JSON.stringify(rows).slice(1, -1)
