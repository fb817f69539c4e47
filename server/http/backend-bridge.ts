import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { ApiError } from '#backend/errors.ts'
import { errorResponse } from '#backend/http/response.ts'
import { bodySize, formLimits } from '#backend/policy.ts'
import type { Caller } from '#backend/ports/ports.ts'
import { type Log, loggable } from '#server/log.ts'
import type { Backend } from '#server/pages/pages.ts'
import { readBody } from './read-body.ts'
import { readAway, sendError } from './send-message.ts'

type Arriving = IncomingMessage & { rawBody?: Buffer }

/** Passes requests to the application, and responses back. Reads small bodies in advance, within limits. */
export function createBackendBridge({ handle }: Backend, log: Log) {
  const callers = new WeakMap<object, Caller>()
  const listener = getRequestListener(
    (request, { incoming }) => handle(request, callers.get(incoming) ?? { address: '', requestId: '' }),
    {
      // The default cleanup allows a sender half a second for the rest of a refused form, then closes the connection.
      autoCleanupIncoming: false,
      errorHandler: (error) => {
        if (error instanceof Error && error.name === 'RequestError')
          return errorResponse(new ApiError('malformed-request'))
        log.error(loggable(error), 'call failed')
        return errorResponse(new ApiError('internal'))
      },
    },
  )

  /** @param address path and query on the site's own origin */
  return async (incoming: Arriving, outgoing: ServerResponse, address: string, caller: Caller) => {
    const refuseSize = () => {
      const most = isUpload ? `${formLimits.total / 2 ** 20} MB` : `${bodySize.json / 2 ** 10} KB`
      const message = `What you send is larger than ${most}`
      sendError(outgoing, new ApiError('body-too-large', { message }))
      readAway(incoming)
    }
    const {
      'content-length': length,
      'content-type': type = '',
      'transfer-encoding': coding,
    } = incoming.headers
    const isUpload = /^multipart\//i.test(type)
    const limit = isUpload ? formLimits.total : bodySize.json
    if (Number(length ?? 0) > limit) return refuseSize()
    if (!isUpload && (coding !== undefined || Number(length ?? 0) > 0)) {
      const body = await readBody(incoming)
      if (body === 'too large') return refuseSize()
      if (body === 'too slow')
        return sendError(outgoing, new ApiError('body-too-slow'), { connection: 'close' })
      if (body === 'gone') return
      incoming.rawBody = body
    } else if (!isUpload) incoming.rawBody = Buffer.alloc(0)
    callers.set(incoming, caller)
    incoming.url = address
    await listener(incoming, outgoing)
    if (isUpload && !incoming.readableEnded) readAway(incoming)
  }
}
