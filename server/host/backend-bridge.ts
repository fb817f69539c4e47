import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Caller } from '#backend/ports/ports.ts'
import { originOf } from '#backend/wire/limits.ts'
import { type Log, loggable } from '#server/http/log.ts'
import type { Backend } from '#server/pages/pages.ts'
import { maxBody, readBody } from './read-body.ts'
import { readAway, refuse } from './refuse.ts'

/** All of a form with its files, in bytes. */
const maxUpload = 40 * 2 ** 20
/** Forms with files that are under way: of all clients, and of one. */
const maxUploads = { all: 16, ofOne: 4 }

type Arriving = IncomingMessage & { rawBody?: Buffer }

/** Hands what Node received to the application, and its answer back. Small bodies are read before, within limits. */
export function createBackendBridge({ handle }: Backend, log: Log) {
  const callers = new WeakMap<object, Caller>()
  const uploads = new Map<string, number>()
  const listener = getRequestListener(
    (request, { incoming }) => handle(request, callers.get(incoming) ?? { address: '', requestId: '' }),
    {
      errorHandler: (error) => {
        if (error instanceof Error && error.name === 'RequestError') return said(400, 'This is no request')
        log.error(loggable(error), 'call failed')
        return said(500, 'The server made a mistake')
      },
    },
  )

  const takeUpload = (address: string, outgoing: ServerResponse): boolean => {
    const own = uploads.get(address) ?? 0
    const all = [...uploads.values()].reduce((sum, one) => sum + one, 0)
    if (own >= maxUploads.ofOne || all >= maxUploads.all) return false
    uploads.set(address, own + 1)
    outgoing.once('close', () => {
      const left = (uploads.get(address) ?? 1) - 1
      if (left > 0) uploads.set(address, left)
      else uploads.delete(address)
    })
    return true
  }

  /** @param address path and query on the site's own origin */
  return async (incoming: Arriving, outgoing: ServerResponse, address: string, caller: Caller) => {
    const refuseAndRead = (status: number, message: string, headers = {}) => {
      refuse(outgoing, status, message, headers)
      readAway(incoming)
    }
    const {
      'content-length': length,
      'content-type': type = '',
      'transfer-encoding': coding,
    } = incoming.headers
    const isUpload = /^multipart\//i.test(type)
    const limit = isUpload ? maxUpload : maxBody
    const tooLarge = `What you send is larger than ${isUpload ? '40 MB' : '64 KB'}`
    if (Number(length ?? 0) > limit) return refuseAndRead(413, tooLarge)
    if (isUpload && !takeUpload(originOf(caller), outgoing))
      return refuseAndRead(503, 'Too many files are being received. Please try again soon.', {
        'retry-after': 5,
      })
    if (!isUpload && (coding !== undefined || Number(length ?? 0) > 0)) {
      const body = await readBody(incoming)
      if (body === 'too large') return refuseAndRead(413, tooLarge)
      if (body === 'too slow')
        return refuse(outgoing, 408, 'It took too long to arrive', { connection: 'close' })
      if (body === 'gone') return
      incoming.rawBody = body
    } else if (!isUpload) incoming.rawBody = Buffer.alloc(0)
    callers.set(incoming, caller)
    incoming.url = address
    await listener(incoming, outgoing)
  }
}

function said(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } })
}
