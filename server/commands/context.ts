import type { Passwords } from '#backend/ports/ports.ts'
import type { Store } from '#server/files/store.ts'
import type { OpenRows } from '#server/rows/open-rows.ts'

/** What commands work on. */
export interface Context {
  opened: OpenRows
  store: Store
  passwords: Passwords
  now: () => Date
  /** Where mails become files without a mail server. */
  mailFolder: string
  /** Writes a line on the terminal. */
  print: (line: string) => void
}
