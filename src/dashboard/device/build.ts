import { entryScript } from '#src/offline/worker/entry-script.ts'

/** Put in by vite.config.ts from package.json; a part that is looked at by itself has none. */
declare const __APP_VERSION__: string | undefined

export const appVersion = () => (typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : 'in development')

/** Letters of the entry script's name: it is hashed over every file of the build, so that each build has its own. */
export const buildId = () => /([\w-]{6,})\.js$/.exec(entryScript())?.[1]?.slice(-8) ?? 'none'
