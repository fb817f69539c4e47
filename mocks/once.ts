import { answered } from './answer.ts'
import { backend } from './backend.ts'

/**
 * Lets a request with an `Idempotency-Key` be carried out once: the same key with the same entries gets the same answer
 * again, also while the first is still under way; with other entries it is refused. A refusal is forgotten, so that it
 * can be mended.
 */
export async function once(request: Request, reply: () => Promise<Response>): Promise<Response> {
  const key = request.headers.get('idempotency-key')
  if (!key || request.method !== 'POST') return reply()
  const name = `${new URL(request.url).pathname} ${key}`
  const print = await fingerprint(request.clone())
  const known = backend.replies.get(name)
  if (known && known.print !== print)
    return answered({ message: 'This Idempotency-Key was used for other entries' }, 422)
  if (known) return (await known.reply).clone()
  const first = reply()
  backend.replies.set(name, { print, reply: first })
  const response = await first
  if (!response.ok) backend.replies.delete(name)
  return response.clone()
}

/** What was sent, whatever boundary a form was written with this time. */
async function fingerprint(request: Request): Promise<string> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) return request.text()
  const form = await request.formData().catch(() => new FormData())
  const parts = await Promise.all(
    [...form].map(async ([name, value]) => [name, value instanceof File ? await digest(value) : value]),
  )
  return JSON.stringify(parts)
}

async function digest(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [file.name, ...new Uint8Array(hash)].join(' ')
}
