import { ApiError, type ErrorCode } from '#backend/errors.ts'
import { errorResponse } from '#backend/http/response.ts'
import type { RowOf } from '#backend/schema.ts'
import { isFresh } from './etag.ts'
import { activeMark, dispositionOf } from './file-name.ts'
import type { Pictures } from './pictures.ts'
import { rangeOf } from './range.ts'
import type { Signatures } from './signatures.ts'
import { openSizes, type Size, sizeFor } from './sizes.ts'
import { keyOf, type Store } from './store.ts'

/** Returns the file name in a path. The path must contain nothing else: no folder, no encoded characters. */
export const nameIn = (path: string): string | undefined =>
  /^\/uploads\/([a-z0-9][\w.-]{0,150})$/i.exec(path)?.[1]

type Find = (name: string) => Promise<RowOf<'files'> | undefined>

/** Handles `GET /uploads/<name>`: sends the file, a range, or 304. The headers prevent scripts from running. */
export function openServed(find: Find, store: Store, signatures: Signatures, pictures: Pictures) {
  const sizeOf = openSizes(store, pictures)

  async function respond(request: Request): Promise<Response> {
    if (!['GET', 'HEAD'].includes(request.method))
      return refused('method-not-allowed', { allow: 'GET, HEAD' })
    const { pathname, searchParams } = new URL(request.url)
    const name = nameIn(pathname)
    const row = name && (await find(name))
    if (!name || !row) return refused('file-not-found')
    if (row.isPrivate && !signatures.isValid(name, searchParams)) return refused('address-expired')
    const size = sizeFor(row, searchParams, request.headers.get('accept') ?? '')
    return (size && (await narrow(request, row, size))) ?? whole(request, row, size !== undefined)
  }

  async function narrow(request: Request, row: RowOf<'files'>, size: Size): Promise<Response | undefined> {
    const etag = etagOf(row, size.key.slice(size.key.lastIndexOf('-')))
    const headers = { ...headersOf(row, size.type), etag }
    if (isFresh(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers })
    const file = await sizeOf(row, size)
    if (!file) return undefined
    const isHead = request.method === 'HEAD'
    if (isHead) await file.body.cancel()
    return new Response(isHead ? null : file.body, {
      headers: { ...headers, 'content-length': String(file.size) },
    })
  }

  /** @param isSubstitute the requested size cannot be made now; a later request may get it */
  async function whole(request: Request, row: RowOf<'files'>, isSubstitute: boolean): Promise<Response> {
    const etag = etagOf(row)
    const headers = new Headers({ ...headersOf(row), etag, 'accept-ranges': 'bytes' })
    if (isSubstitute) headers.set('cache-control', 'public, max-age=60')
    if (isFresh(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers })
    const length = row.size
    const part = rangeOf({
      range: request.headers.get('range'),
      ifRange: request.headers.get('if-range'),
      etag,
      length,
    })
    if (part === 'outside') {
      headers.set('content-range', `bytes */${length}`)
      return new Response(null, { status: 416, headers })
    }
    if (part) headers.set('content-range', `bytes ${part.start}-${part.end}/${length}`)
    headers.set('content-length', String(part ? part.end - part.start + 1 : length))
    const status = part ? 206 : 200
    if (request.method === 'HEAD') return new Response(null, { status, headers })
    const file = await store.get(keyOf(row), part)
    return file ? new Response(file.body, { status, headers }) : refused('file-not-found')
  }

  return respond
}

function headersOf(row: RowOf<'files'>, type = row.type): Record<string, string> {
  const isShown = /^image\/|^application\/pdf$/.test(type)
  return {
    ...always,
    'content-type': type,
    'content-disposition': dispositionOf(isShown ? 'inline' : 'attachment', displayNameOf(row)),
    'cache-control': row.isPrivate ? 'private, no-store' : 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': row.isPrivate ? 'same-origin' : 'cross-origin',
    ...(row.width && !row.isPrivate ? { vary: 'accept' } : {}),
  }
}

/** Marks a visitor's active file in the name under which staff save it. Documents of the company are not marked. */
const displayNameOf = ({ name, isActive, isPrivate }: RowOf<'files'>) =>
  isActive && isPrivate ? `${activeMark}-${name}` : name

/** Headers of every file. The dashboard may be on another origin; a signature protects private files. */
const always = {
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

const refused = (code: ErrorCode, headers: Record<string, string> = {}) =>
  errorResponse(new ApiError(code), { ...always, ...headers })

const etagOf = ({ hash }: RowOf<'files'>, size = '') => `"${hash.slice(0, 32)}${size}"`
