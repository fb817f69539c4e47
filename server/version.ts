import { readFileSync } from 'node:fs'

/** Version in the package file, which is above the server's folder in the repository and in a release. */
export const version: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version
