import * as z from 'zod/mini'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { fromFormData } from '#src/contract/multipart.ts'
import { Refusal } from './answer.ts'
import type { Fields } from './table.ts'

/** Reads a body by the endpoint's description and checks it by its input schema; `missing` fills what was not sent. */
export async function received(endpoint: Endpoint, request: Request, missing: Fields = {}): Promise<Fields> {
  const { input, send } = endpoint
  if (!input || send === 'nothing') return {}
  const body = {
    ...missing,
    ...(send === 'json' ? await jsonOf(request) : fromFormData(send, await formOf(request))),
  }
  let read = await z.safeParseAsync(input, body)
  if (!read.success && send !== 'json')
    read = await z.safeParseAsync(input, withFlags(body, read.error.issues))
  if (!read.success) throw new Refusal(422, read.error.issues[0]?.message ?? 'The entries are not valid')
  return fieldsOf(read.data)
}

/** An object's own fields; nothing for everything else. */
export function fieldsOf(value: unknown): Fields {
  return value !== null && typeof value === 'object' ? { ...value } : {}
}

/** A multipart body has no flags, only the words for them: they are read where the schema misses a flag. */
function withFlags(body: Fields, issues: z.core.$ZodIssue[]): Fields {
  const flags: Fields = {}
  for (const issue of issues) {
    const name = String(issue.path[0])
    const word = body[name]
    const isFlag = issue.code === 'invalid_type' && issue.expected === 'boolean'
    if (isFlag && (word === 'true' || word === 'false')) flags[name] = word === 'true'
  }
  return { ...body, ...flags }
}

async function jsonOf(request: Request): Promise<Fields> {
  try {
    return fieldsOf(await request.json())
  } catch {
    throw new Refusal(400, 'The body is not JSON')
  }
}

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Refusal(400, 'The body is not a form')
  }
}
