import * as z from 'zod/mini'
import { digest, digestOf } from '#backend/base/digest.ts'
import { ApiError } from '#backend/errors.ts'
import { bodySize } from '#backend/policy.ts'
import type { Ports, Sender } from '#backend/ports/ports.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { fromFormData, type Multipart } from '#src/contract/http/multipart.ts'

export type Input = Record<string, unknown>

/** The body before validation. */
export interface Body {
  fields: Input
  /** Returns a hash of the entries, independent of the form's boundary. It excludes passwords. */
  fingerprint: () => Promise<string>
}

/** Reads a body by the endpoint's description. @throws {ApiError} with status 400, 413 or 415 */
export async function readBody(
  { input, send, access }: Endpoint,
  request: Request,
  ports: Ports,
  sender: Sender,
): Promise<Body> {
  if (!input || send === 'nothing') return { fields: {}, fingerprint: () => digest('') }
  refuseOtherTypes(send, request)
  if (send === 'json') {
    const fields = jsonOf(await textOf(request))
    return { fields: clean(fields), fingerprint: () => digest(serialized(fields)) }
  }
  const form = await ports.readForm(request, sender)
  const entries = [...form].filter(
    ([, value]) => !(value instanceof File && value.name === '' && value.size === 0),
  )
  const length = entries.reduce((sum, [, value]) => sum + (value instanceof File ? 0 : value.length), 0)
  if (access === 'visitor' && length > bodySize.visitorTexts)
    throw new ApiError('text-too-long', {
      message: 'The text that you send is longer than 64,000 characters',
    })
  const formData = new FormData()
  for (const [name, value] of entries) formData.append(name, value)
  return { fields: clean(fromFormData(send, formData)), fingerprint: () => fingerprintOf(entries) }
}

/**
 * Rejects other content types. A page of another site could send JSON under another type without a preflight.
 * `application/json` requires a preflight, and forms cannot send it.
 */
function refuseOtherTypes(send: 'json' | Multipart, { headers }: Request) {
  const contentType = send === 'json' ? 'application/json' : 'multipart/form-data'
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== contentType)
    throw new ApiError('wrong-content-type', {
      message: `This call takes ${contentType}, and the request must say so in its Content-Type`,
    })
}

/** Validates the body with the call's schema. @throws {ApiError} invalid-entry, with a sentence about the first mistake */
export async function parseInput<Result, Fields>(
  { input, send, path }: Endpoint<Result, Fields>,
  body: Input,
): Promise<Fields> {
  if (!input) throw new Error(`${path} has no input`)
  let read = await z.safeParseAsync(input, body)
  if (!read.success && send !== 'json')
    read = await z.safeParseAsync(input, withFlags(body, read.error.issues))
  if (!read.success) throw new ApiError('invalid-entry', { message: read.error.issues[0]?.message })
  return read.data
}

/** Converts words to flags where the schema expects them: a multipart body contains text only. */
function withFlags(body: Input, issues: z.core.$ZodIssue[]): Input {
  const flags: Input = {}
  for (const issue of issues) {
    const name = String(issue.path[0])
    const word = body[name]
    const isFlag = issue.code === 'invalid_type' && issue.expected === 'boolean'
    if (isFlag && (word === 'true' || word === 'false')) flags[name] = word === 'true'
  }
  return { ...body, ...flags }
}

async function textOf(request: Request): Promise<string> {
  // The host enforces the declared length. It has the body already, and creates a stream only on demand.
  if (Number(request.headers.get('content-length') || Number.NaN) <= bodySize.json)
    return request.text().catch(() => {
      throw new ApiError('incomplete-body')
    })
  const reader = request.body?.getReader()
  const decoder = new TextDecoder()
  let length = 0
  let text = ''
  for (;;) {
    const part = await reader?.read().catch(() => {
      throw new ApiError('incomplete-body')
    })
    if (!part || part.done) return text + decoder.decode()
    length += part.value.length
    if (length > bodySize.json) {
      void reader?.cancel().catch(() => undefined)
      throw new ApiError('body-too-large', { message: 'What you send is larger than 64 KB' })
    }
    text += decoder.decode(part.value, { stream: true })
  }
}

function jsonOf(text: string): Input {
  try {
    const value: unknown = JSON.parse(text)
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return { ...value }
  } catch {
    // Reported below.
  }
  throw new ApiError('invalid-json')
}

/** Cleans texts: databases reject NUL, and unpaired surrogates are invalid UTF-8. */
function clean(fields: Input): Input {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(cleanText) : cleanText(value),
    ]),
  )
}

function cleanText(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value
}

function serialized(fields: Input): string {
  try {
    return JSON.stringify(fields, (name, value: unknown) => (/password/i.test(name) ? undefined : value))
  } catch {
    throw new ApiError('body-too-deep')
  }
}

async function fingerprintOf(entries: [string, FormDataEntryValue][]): Promise<string> {
  const parts = await Promise.all(
    entries.map(async ([name, value]) =>
      value instanceof File ? [name, value.name, await digestOf(value)] : [name, value],
    ),
  )
  return digest(JSON.stringify(parts))
}
