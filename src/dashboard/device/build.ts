import { hashText } from '#src/offline/disk/hash-text.ts'
import { buildText } from '#src/offline/service-worker/build-text.ts'

/** Set by vite.config.ts from package.json; undefined in Storybook, which has a config of its own. */
declare const __APP_VERSION__: string | undefined

export const appVersion = () => (typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : 'in development')

/** Returns a hash of the names of the build's files, so that each build has its own. */
export const buildId = () => (buildText() ? hashText(buildText()).toString(16).padStart(8, '0') : 'none')
