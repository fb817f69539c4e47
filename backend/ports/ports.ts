import type { ErrorCode } from '#backend/errors.ts'
import type { RowOf } from '#backend/schema.ts'
import type { Feature } from '#src/contract/http/features.ts'
import type { Rows } from './rows.ts'
import type { System } from './system.ts'

/** Interfaces that the application needs from its host. */
export interface Ports {
  rows: Rows
  files: Files
  passwords: Passwords
  counters: Counters
  /** The only clock. */
  now: () => Date
  /** Delays a call by the given milliseconds. Without it, no call waits, as in tests and stories. */
  pause?: (milliseconds: number) => Promise<unknown>
  /** Reads a multipart body within the limits of the host. @throws {ApiError} with status 400, 408, 413, 429, 503 or 507 */
  readForm: (request: Request, sender: Sender) => Promise<FormData>
  features: readonly Feature[]
  /** Whether drafts and inactive records are hidden from visitors. Hosted backends do not hide them. */
  hidesDrafts: boolean
  /** The site's address, for links in mails. */
  siteUrl: string
  /** Public key of web push, if there is one. */
  pushKey?: string | undefined
  /** State and backups of the host, if it has the feature `system`. */
  system?: System
  /** Counts an error response that is the server's fault. */
  countError?: (code: ErrorCode) => void
  /** Reports a bug in our own code. The caller gets a 500 without details. */
  reportBug?: (error: unknown, caller: Caller) => void
}

/** A received file after it was stored. */
export interface StoredFile {
  /** Path as records store it: `/uploads/<name>`. */
  path: string
  /** Row of the table `files`, to be written in the transaction of the record. */
  row: RowOf<'files'>
}

export interface Files {
  /**
   * Stores a file durably. Re-encodes pictures, and serves private files only under signed addresses.
   *
   * @throws {ApiError} unreadable-file
   * @throws {PortError} unavailable or full
   */
  put: (file: File, isPrivate: boolean) => Promise<StoredFile>
  /** Deletes files whose record could not be written. Never rejects. */
  drop: (stored: readonly StoredFile[]) => Promise<void>
  /** Handles `GET /uploads/…`. */
  respond: (request: Request) => Promise<Response>
  /** Returns the full address of an attachment from its path in a record. Signs the path of a single file. */
  address: (path: string, origin: string) => string
}

export interface Passwords {
  /** @throws {ApiError} sign-in-busy while too many hashes are being made */
  hash: (password: string) => Promise<string>
  /** Takes as long without a hash as for a wrong password. @throws {ApiError} sign-in-busy */
  matches: (password: string, hash: string | undefined) => Promise<boolean>
  /** Whether a hash has a lower cost than required today. The next sign-in replaces it. */
  isOutdated?: (hash: string) => boolean
}

export interface Counters {
  /** Adds to a counter. Returns the number within the last `seconds`, including these. */
  add: (key: string, seconds: number, amount?: number) => Promise<number>
}

/** The caller, as the host knows it. */
export interface Caller {
  /** IP address, as far as it can be trusted. */
  address: string
  /** Id that also appears in the logs. */
  requestId: string
}

/** The sender of a form. */
export interface Sender {
  caller: Caller
  /** Undefined for visitors. */
  person: RowOf<'admins'> | undefined
}
