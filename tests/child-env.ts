import path from 'node:path'

/**
 * What a process of this repository is given that a test starts, and nothing else of the test's own surroundings. To
 * take the types off is half of a start: what one has loaded is kept for the next.
 */
export const childEnv = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: path.resolve('.vitest/compiled'),
}
