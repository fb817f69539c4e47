import type { Passwords } from '#backend/ports/ports.ts'
import type { Store } from '#server/files/store.ts'
import type { OpenRows } from '#server/rows/open-rows.ts'

/** Dependencies of the commands. */
export interface Context {
  opened: OpenRows
  store: Store
  passwords: Passwords
  now: () => Date
  /** Folder for mails when no mail server is configured. */
  mailFolder: string
  /** Writes a line on the terminal. */
  print: (line: string) => void
}
