import type { Plugin } from 'vite'
import { dashboardPaths } from '#src/dashboard-path.ts'

/** Scripts that a document starts: the apps, and the site's script that needs no interaction. */
export const entries = {
  site: 'src/site/boot/client.tsx',
  dashboard: 'src/dashboard/boot/client.tsx',
  background: 'src/site/boot/background.ts',
}

/** Starts the app of the address in development. In a build, the boot script does (documents.ts). */
export function appEntries(): Plugin {
  return {
    name: 'app-entries',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module' },
        children: `await import(${dashboardPaths}.test(location.pathname) ? '/${entries.dashboard}' : '/${entries.site}')`,
        injectTo: 'body',
      },
    ],
  }
}
