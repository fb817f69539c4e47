import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { auditChange } from './accounts/audit.ts'
import { authenticate } from './accounts/sessions.ts'
import { ApiError } from './errors.ts'
import type { Call, Outcome, Route, UncheckedCall } from './http/call.ts'
import { fileResponse } from './http/file-response.ts'
import { createOnce, type Reply } from './http/idempotency.ts'
import { listResponse } from './http/list-response.ts'
import { limitFiles, limitForms } from './http/rate-limits.ts'
import { type Body, readBody } from './http/request-body.ts'
import { isForm, keyOf, queryOf } from './http/request-facts.ts'
import { apiErrorOf, jsonResponse } from './http/response.ts'
import { isPortError } from './ports/port-error.ts'
import type { Caller, Ports, StoredFile } from './ports/ports.ts'
import type { Change } from './ports/rows.ts'

interface ReceivedCall {
  request: Request
  caller: Caller
  id: string
}

/**
 * Creates the handler of calls: authenticates, validates the input, runs the route, and commits all changes in one
 * write before it responds. The write includes the idempotent response, the rows of files, and the audit log.
 */
export function createRespond(ports: Ports) {
  const once = createOnce(ports)
  const hasKeys = ports.features.includes('idempotency')

  return async ({ endpoint, carryOut }: Route, received: ReceivedCall): Promise<Response> => {
    const { request, caller } = received
    const { person, session } = await authenticate(ports, request, endpoint.access)
    if (isForm(endpoint)) await limitForms(ports, caller)
    let reading: Promise<Body> | undefined
    const body = () => {
      reading ??= readBody(endpoint, request, ports, { caller, person })
      return reading
    }
    const call = {
      ports,
      ...received,
      now: ports.now(),
      person,
      session,
      query: queryOf(endpoint, request),
      fields: async () => (await body()).fields,
    }
    const key = hasKeys ? keyOf(endpoint, request) : undefined
    const run = (reply?: Reply) => runAndCommit({ endpoint, carryOut }, call, reply)
    if (key === undefined) return run()
    const owner = person ? `${person._id} ` : ''
    return once(
      { id: `POST ${endpoint.path} ${owner}${key}`, fingerprint: await (await body()).fingerprint() },
      run,
    )
  }
}

/** Maximum attempts of a call whose decision became outdated before the write, such as a free name or a password. */
const tries = 3

async function runAndCommit(
  route: Route,
  call: Omit<UncheckedCall, 'keep'>,
  reply?: Reply,
  tried = 1,
): Promise<Response> {
  const { files } = call.ports
  const stored: StoredFile[] = []
  const keep: Call['keep'] = async (file, isPrivate) => {
    if (!call.person) await limitFiles(call.ports, call.caller, file.size)
    const storedFile = await files.put(file, isPrivate)
    stored.push(storedFile)
    return storedFile
  }
  try {
    const outcome = await route.carryOut({ ...call, keep })
    return await commit(route.endpoint, call, outcome, stored, reply)
  } catch (error) {
    if (isUnwritten(error)) await files.drop(stored)
    // The data has changed since the call read it. Another request with the same key is no reason to retry.
    const isOutdated =
      isPortError(error, 'too-few', 'conflict') && !(error.code === 'conflict' && error.table === 'replies')
    if (isOutdated && tried < tries) return runAndCommit(route, call, reply, tried + 1)
    if (error instanceof ApiError && error.status === 403) {
      const refused = { action: nameOf(route.endpoint), target: call.id, outcome: 'refused' } as const
      // Respond even when the audit log cannot be written.
      await call.ports.rows.write([auditChange(call, refused)]).catch(() => undefined)
    }
    throw error
  }
}

/** Whether nothing was written for certain. Otherwise the record must keep its files: unreferenced ones are swept later. */
function isUnwritten(error: unknown): boolean {
  const apiError = apiErrorOf(error)
  return apiError !== undefined && apiError.code !== 'outcome-unknown'
}

async function commit(
  endpoint: Endpoint,
  call: Omit<UncheckedCall, 'keep'>,
  { body, parts, file, status, changes = [], dropped = [], audit, codes = {} }: Outcome,
  stored: StoredFile[],
  reply?: Reply,
): Promise<Response> {
  const { kind, key = kind === 'nothing' ? 'message' : undefined } = endpoint.response
  if (parts) return listResponse(key, parts, call.request.method === 'HEAD')
  const code = status ?? (kind === 'nothing' && endpoint.method === 'POST' ? 201 : 200)
  const responseBody = key === undefined ? body : { [key]: body }
  const all: Change[] = [...stored.map(({ row }): Change => ({ insert: 'files', row })), ...changes]
  const entry = auditEntry(endpoint, call, audit)
  if (entry) all.push(auditChange(call, entry))
  if (reply) all.push(reply(code, JSON.stringify(responseBody)))
  const respond = () =>
    file ? fileResponse(file, call.request.method === 'HEAD') : jsonResponse(responseBody, code)
  if (all.length === 0) return respond()
  const author = entry && call.person && { record: entry.target, by: call.person.name }
  const writing = call.ports.rows.write(all, author).catch((error: unknown) => {
    if (isPortError(error, 'too-few') && codes.tooFew) throw new ApiError(codes.tooFew, { cause: error })
    if (isPortError(error, 'missing') && codes.missing) throw new ApiError(codes.missing, { cause: error })
    // A connection may break after the commit. Any other error, a full disk included, rolls the write back.
    if (isPortError(error, 'unavailable')) throw new ApiError('outcome-unknown', { cause: error })
    throw error
  })
  // For reads, respond even when the audit log cannot be written.
  if (endpoint.method === 'GET') writing.catch(() => undefined)
  else await writing
  await call.ports.files.drop(dropped.map((row) => ({ path: `/uploads/${row._id}`, row })))
  return respond()
}

/** Returns the entry of the audit log about a call; undefined when it is not logged. */
function auditEntry(
  endpoint: Endpoint,
  { id, person }: Omit<UncheckedCall, 'keep'>,
  audit: Outcome['audit'],
) {
  const isWriteOfStaff = person !== undefined && endpoint.method !== 'GET'
  if (audit === 'none' || (!audit && !isWriteOfStaff)) return undefined
  return { action: nameOf(endpoint), target: id, ...audit }
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
