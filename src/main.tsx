import './ui/browser/theme.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { restoreSession } from './api/session.ts'
import { watchConnection } from './offline/connection/connection.ts'
import { checkSession } from './offline/saved/persist-cache.ts'
import { SavedCache } from './offline/saved/saved-cache.tsx'
import { watchInstall } from './offline/worker/install-prompt.ts'
import { recoverLostChunks } from './offline/worker/lost-chunk.ts'
import { createAppRouter, followSessionEnd } from './router.tsx'
import { routeTree as publicTree } from './routeTree.gen.ts?public'
import { isStaffPath } from './site/start/staff-path.ts'
import { watchSaveData } from './ui/browser/save-data.ts'
import { watchTheme } from './ui/browser/theme.ts'

// The document's guard (offline/worker/start-guard.ts) waits for this: all scripts of the start have arrived.
dispatchEvent(new Event('page-started'))

watchTheme()
watchSaveData()
restoreSession()
watchConnection()
watchInstall()
recoverLostChunks()

// The device is asked about the session while the routes come.
const checked = checkSession()

// Nearly every page reads something or has a form: the schemas come while its own file does. A screen that needs
// them and does not get them says so itself.
void import('./contract/team.ts').catch(() => undefined)

if (isStaffPath(location.pathname)) {
  // Without that file the dashboard's address is an unknown one here, which says so and can be tried again.
  void import('./routeTree.gen.ts')
    .then(
      ({ routeTree }) => routeTree,
      () => publicTree,
    )
    .then(async (tree) => {
      await checked
      start(tree)
    })
} else {
  start(publicTree)
}

function start(routeTree: typeof publicTree) {
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient, routeTree })
  followSessionEnd(router)

  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  createRoot(root).render(
    <StrictMode>
      <SavedCache client={queryClient} isStaffScreen={isStaffPath(location.pathname)} checked={checked}>
        <RouterProvider router={router} />
      </SavedCache>
    </StrictMode>,
  )

  // What the file itself said about its page, until the page says it.
  const stop = router.subscribe('onRendered', () => {
    stop()
    for (const element of document.head.querySelectorAll('[data-static]')) element.remove()
  })

  // What does not arrive comes with the next visit.
  const afterLoad = () =>
    import('./after-load.ts').then(
      ({ startAfterLoad }) => startAfterLoad(router),
      () => undefined,
    )
  if (document.readyState === 'complete') void afterLoad()
  else window.addEventListener('load', afterLoad)
}
