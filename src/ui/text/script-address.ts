import { createTrustedTypes } from './trusted.ts'

/** Script address under Trusted Types: the CSV export worker (built or in development), else the service worker. */
export const scriptAddress = createTrustedTypes('app-sw', 'createScriptURL', (address) =>
  /^\/(?:assets|src)\/[^.]*csv-worker/.test(address) ? address : '/sw.js',
)
