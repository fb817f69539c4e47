import { hashText } from '#src/offline/storage/hash-text.ts'

/** Set by vite.config.ts from package.json; undefined in Storybook, which has a config of its own. */
declare const __APP_VERSION__: string | undefined

export const appVersion = () => (typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : 'in development')

/** Returns a hash of the names of the build's files, so that each build has its own; `none` in development. */
export function buildId(): string {
  const importMap = document.querySelector('script[type=importmap]')?.textContent
  return importMap ? hashText(importMap).toString(16).padStart(8, '0') : 'none'
}
