import { createHash } from 'node:crypto'
import type { Row } from '#backend/ports/rows.ts'
import { Unavailable } from '#backend/ports/rows.ts'
import type { ByteRange } from '#server/http/range.ts'

/** Where the bytes of files lie: a folder or a bucket. Everything rejects with `Unavailable` while it cannot be reached. */
export interface Store {
  /** Durable once it resolves. */
  put: (key: string, content: Content) => Promise<void>
  /** Undefined when there is nothing under the key. The body has to be read or cancelled. */
  get: (key: string, range?: ByteRange) => Promise<Found | undefined>
  /** Nothing under the key is no fault. */
  remove: (key: string) => Promise<void>
  list: () => AsyncIterable<Listed>
  /** A quick look whether it can be used: rejects with the reason. Folders have none; their disk is looked at. */
  check?: () => Promise<void>
}

export interface Content {
  bytes: Blob
  type: string
  /** SHA-256 in hex. */
  hash: string
}

interface Found {
  body: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Of the whole file, in bytes. */
  size: number
}

interface Listed {
  key: string
  /** In milliseconds. */
  changedAt: number
}

/** Where the bytes of a row of `files` lie. */
export function keyOf(row: Row): string {
  return `${row.isPrivate ? 'private' : 'public'}/${yearOf(row)}/${leafOf(row._id)}`
}

/** Where one size of a picture lies. */
export function sizeKeyOf(row: Row, width: number, extension: string): string {
  return `sizes/${yearOf(row)}/${leafOf(row._id)}-${width}.${extension}`
}

/** The last part of a file's key, and how the keys of its sizes begin: never a name that came with a file. */
export function leafOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32)
}

/** @example leafIn('sizes/2026/0f…-640.avif') // '0f…' */
export function leafIn(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).slice(0, 32)
}

/** What a failed call of a disk or a network becomes. */
export function unavailable(cause: unknown): Unavailable {
  if (cause instanceof Unavailable) return cause
  return new Unavailable('Files cannot be kept or read at the moment.', { isFull: isDiskFull(cause), cause })
}

/** Whether a call of the system failed because its disk, or what this user may have of it, is full. */
export const isDiskFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error))

/** The code of a failed call of the system, such as `ENOENT`; '' for anything else. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

const yearOf = ({ createdAt }: Row) => String(createdAt).slice(0, 4)
