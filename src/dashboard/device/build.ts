import { hashText } from '#src/offline/disk/hash-text.ts'
import { buildText } from '#src/offline/worker/build-text.ts'

/** Put in by vite.config.ts from package.json; a part that is looked at by itself has none. */
declare const __APP_VERSION__: string | undefined

export const appVersion = () => (typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : 'in development')

/** Made of what names the build's files, so that each build has its own. */
export const buildId = () => (buildText() ? hashText(buildText()).toString(16).padStart(8, '0') : 'none')
