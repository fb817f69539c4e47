import { createHash } from 'node:crypto'
import { PortError } from '#backend/ports/port-error.ts'
import type { RowOf } from '#backend/schema.ts'
import type { ByteRange } from './range.ts'

/** Storage of file bytes: a folder or a bucket. All methods reject with `unavailable` or `full` while it is unreachable. */
export interface Store {
  /** Stores content. It is durable once the promise resolves. */
  put: (key: string, content: Content) => Promise<void>
  /** Returns undefined when the key does not exist. The caller must read or cancel the body. */
  get: (key: string, range?: ByteRange) => Promise<StoredContent | undefined>
  /** Removes a key. A missing key is no error. */
  remove: (key: string) => Promise<void>
  list: () => AsyncIterable<Listed>
  /** Rejects with the reason when the store is unusable. Folders have no check; their disk is checked. */
  check?: () => Promise<void>
}

export interface Content {
  bytes: Blob
  type: string
  /** SHA-256 in hex. */
  hash: string
}

interface StoredContent {
  body: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Size of the whole file, in bytes. */
  size: number
}

/** Reads content whole. A stored size or icon is a few hundred kilobytes. */
export async function bytesOf({ body }: Pick<StoredContent, 'body'>): Promise<Uint8Array> {
  // The HTTP library replaces the global Response by one without `bytes`.
  return new Uint8Array(await new Response(body).arrayBuffer())
}

interface Listed {
  key: string
  /** Milliseconds since 1970. */
  changedAt: number
}

/** Returns the key of the bytes of a row of `files`. */
export function keyOf(row: RowOf<'files'>): string {
  return `${row.isPrivate ? 'private' : 'public'}/${yearOf(row)}/${leafOf(row._id)}`
}

/** Returns the key of one size of a picture. */
export function sizeKeyOf(row: RowOf<'files'>, width: number, extension: string): string {
  return `sizes/${yearOf(row)}/${leafOf(row._id)}-${width}.${extension}`
}

/** Returns the last segment of a file's key, which also begins the keys of its sizes. It is a hash of the name. */
export function leafOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32)
}

/** @example leafIn('sizes/2026/0f…-640.avif') // '0f…' */
export function leafIn(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).slice(0, 32)
}

/** Wraps the error of a failed disk or network call. */
export function toUnavailable(cause: unknown): PortError {
  if (cause instanceof PortError) return cause
  const code = isDiskFull(cause) ? 'full' : 'unavailable'
  return new PortError(code, { message: 'Files cannot be stored or read at the moment', cause })
}

/** Whether a system call failed because the disk or the user's quota is full. */
export const isDiskFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error))

/** Returns the code of a failed system call, such as `ENOENT`; '' for any other error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

const yearOf = ({ createdAt }: RowOf<'files'>) => createdAt.slice(0, 4)
