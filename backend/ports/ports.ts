import type { Feature } from '#src/contract/features.ts'
import type { Row, Rows } from './rows.ts'

/** What the application asks of whatever it runs in. */
export interface Ports {
  rows: Rows
  files: Files
  passwords: Passwords
  counters: Counters
  /** The only clock. */
  now: () => Date
  /** Holds a call back for so many milliseconds. Without it nobody waits, as in tests and stories. */
  pause?: (milliseconds: number) => Promise<unknown>
  /** Reads a multipart body, within the limits of the host. @throws {Refusal} 400, 408, 413, 429, 503 or 507 */
  readForm: (request: Request, sender: Sender) => Promise<FormData>
  features: readonly Feature[]
  /** False: visitors get drafts and inactive records, too, as hosted backends give them. */
  hidesDrafts: boolean
  /** The site's own address, for links in mails. */
  siteUrl: string
  /** Web push's public key, where there is any. */
  pushKey?: string | undefined
  /** Told of a mistake in our own program, which a caller gets as 500 without its words. */
  tellFault?: (error: unknown, caller: Caller) => void
}

/** A received file that lies safely. */
export interface StoredFile {
  /** As a record keeps it: `/uploads/<name>`. */
  path: string
  /** Belongs into the table `files`, in the transaction of the record. */
  row: Row
}

export interface Files {
  /**
   * Keeps a file durably: pictures are written anew, and what is private is only served under a signed address.
   *
   * @throws {Refusal} 422 when it is not what it says
   * @throws {Unavailable} when it cannot be written
   */
  put: (file: File, isPrivate: boolean) => Promise<StoredFile>
  /** Drops files whose record could not be written. Never rejects. */
  drop: (stored: readonly StoredFile[]) => Promise<void>
  /** What `GET /uploads/…` answers. */
  answer: (request: Request) => Promise<Response>
  /** The address of what a visitor attached, from its path in a record: whole, and signed if the path is that of one file. */
  address: (path: string, origin: string) => string
}

export interface Passwords {
  /** @throws {Refusal} 429 while too many are being made */
  hash: (password: string) => Promise<string>
  /** Takes as long for no hash as for a wrong password. @throws {Refusal} 429 while too many are being compared */
  matches: (password: string, hash: string | undefined) => Promise<boolean>
  /** Whether a hash was made at a lower cost than is asked for today: the next sign-in makes it anew. */
  isOutdated?: (hash: string) => boolean
}

export interface Counters {
  /** Counts one more, or so many, under a key. Gives how many came within the last `seconds`, these among them. */
  add: (key: string, seconds: number, amount?: number) => Promise<number>
}

/** Who calls, as the host knows it. */
export interface Caller {
  /** IP address, as far as it can be trusted. */
  address: string
  /** Also in the logs. */
  requestId: string
}

/** The sender of a form. */
export interface Sender {
  caller: Caller
  /** Undefined for visitors. */
  person: Row | undefined
}
