import type { Endpoint } from '#src/contract/endpoint.ts'
import { auditChange } from './accounts/audit.ts'
import { authenticate } from './accounts/sessions.ts'
import { ApiError } from './errors.ts'
import type { Call, Outcome, Route } from './http/call.ts'
import { createOnce, type Reply } from './http/idempotency.ts'
import { listResponse } from './http/list-response.ts'
import { limitFiles, limitForms } from './http/rate-limits.ts'
import { type Body, parseInput, readBody } from './http/request-body.ts'
import { isForm, keyOf, queryOf } from './http/request-facts.ts'
import { apiErrorOf, jsonResponse } from './http/response.ts'
import type { Caller, Ports, StoredFile } from './ports/ports.ts'
import { type Change, Conflict, Missing, TooFew, Unavailable } from './ports/rows.ts'

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
      input: async (missing = {}) => parseInput(endpoint, { ...missing, ...(await body()).fields }),
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
  call: Omit<Call, 'keep'>,
  reply?: Reply,
  tried = 1,
): Promise<Response> {
  const { files } = call.ports
  const stored: StoredFile[] = []
  const keep: Call['keep'] = async (file, isPrivate) => {
    if (!call.person) await limitFiles(call.ports, call.caller, file.size)
    const kept = await files.put(file, isPrivate)
    stored.push(kept)
    return kept
  }
  try {
    const outcome = await route.carryOut({ ...call, keep })
    return await commit(route.endpoint, call, outcome, stored, reply)
  } catch (error) {
    if (isUnwritten(error)) await files.drop(stored)
    // The data has changed since the call read it. Another request with the same key is no reason to retry.
    const isOutdated = error instanceof TooFew || (error instanceof Conflict && error.table !== 'replies')
    if (isOutdated && tried < tries) return runAndCommit(route, call, reply, tried + 1)
    if (error instanceof ApiError && error.status === 403) {
      const refused = { action: nameOf(route.endpoint), target: call.id, outcome: 'refused' } as const
      // Respond even when the audit log cannot be written.
      await call.ports.rows.write([auditChange(call, refused)]).catch(() => undefined)
    }
    throw error
  }
}

/**
 * Whether nothing was written for certain. An unreachable database may have written anyway, so the record must keep its
 * files. Unreferenced files are swept later.
 */
function isUnwritten(error: unknown): boolean {
  return !(error instanceof Unavailable) && apiErrorOf(error) !== undefined
}

async function commit(
  endpoint: Endpoint,
  call: Omit<Call, 'keep'>,
  { body, parts, status, changes = [], dropped = [], audit, codes = {} }: Outcome,
  stored: StoredFile[],
  reply?: Reply,
): Promise<Response> {
  const { kind, key = kind === 'nothing' ? 'message' : undefined } = endpoint.answer
  if (parts) return listResponse(key, parts, call.request.method === 'HEAD')
  const code = status ?? (kind === 'nothing' && endpoint.method === 'POST' ? 201 : 200)
  const answer = key === undefined ? body : { [key]: body }
  const all: Change[] = [...stored.map(({ row }): Change => ({ insert: 'files', row })), ...changes]
  const isAudited = audit ?? (call.person && endpoint.method !== 'GET')
  if (isAudited) all.push(auditChange(call, { action: nameOf(endpoint), target: call.id, ...(audit || {}) }))
  if (reply) all.push(reply(code, JSON.stringify(answer)))
  if (all.length === 0) return jsonResponse(answer, code)
  const writing = call.ports.rows.write(all).catch((error: unknown) => {
    if (error instanceof TooFew && codes.tooFew) throw new ApiError(codes.tooFew, { cause: error })
    if (error instanceof Missing && codes.missing) throw new ApiError(codes.missing, { cause: error })
    throw error
  })
  // For reads, respond even when the audit log cannot be written.
  if (endpoint.method === 'GET') writing.catch(() => undefined)
  else await writing
  await call.ports.files.drop(dropped.map((row) => ({ path: `/uploads/${row._id}`, row })))
  return jsonResponse(answer, code)
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
