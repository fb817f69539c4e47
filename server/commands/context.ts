import type { Passwords } from '#backend/ports.ts'
import type { Row } from '#backend/rows.ts'
import { keyOf, type Store } from '#server/files/store.ts'
import type { OpenRows } from '#server/rows/open-rows.ts'

/** What commands work on. */
export interface Context {
  opened: OpenRows
  store: Store
  passwords: Passwords
  now: () => Date
  /** Writes a line on the terminal. */
  print: (line: string) => void
}

/** Drops the bytes of a row of `files`. What cannot be reached now is swept later. */
export const fileDropper = (store: Store) => (row: Row) => store.remove(keyOf(row)).catch(() => undefined)
