import { minifySync, type Plugin } from 'vite'
import { guardStart } from '#src/offline/worker/start-guard.ts'

/** The guard as the text of a script. A policy without `unsafe-inline` allows it by the hash of this very text. */
export const startGuardText = minifySync('start-guard.js', `(${guardStart})()`).code.trim()

/** Puts the guard into the document. In development there is no worker, and nothing is saved that could be wrong. */
export function startGuard(): Plugin {
  return {
    name: 'start-guard',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // Before the style sheet, for which a script behind it would wait.
      handler: (html) =>
        html.replace(/<title\b.*?<\/title>/s, (title) => `${title}\n    <script>${startGuardText}</script>`),
    },
  }
}
