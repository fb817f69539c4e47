import { setupServer } from 'msw/node'
import { readSeedFilesWith } from './application.ts'
import { handlers } from './handlers.ts'
import { readSeedFile } from './seed-files.ts'

readSeedFilesWith(readSeedFile)

/** Emulated backend in a Vitest process. Call `listen()` before and `close()` after the tests. */
export const server = setupServer(...handlers)
