import { trusted } from './trusted.ts'

/** Under Trusted Types: the one worker that writes exports, in a build and in development, and else the site's own. */
export const scriptAddress = trusted('app-sw', 'createScriptURL', (address) =>
  /^\/(?:assets|src)\/[^.]*csv-worker/.test(address) ? address : '/sw.js',
)
