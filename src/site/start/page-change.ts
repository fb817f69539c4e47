import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading } from '#src/ui/browser/focus.ts'
import { savesData } from '#src/ui/browser/save-data.ts'

type Animate = typeof import('framer-motion/dom/mini')['animate']

/**
 * What happens when another page is shown: its heading takes the focus, so that it is read out, and a public page
 * comes in within half a second. Nothing waits for the movement: it is the new page itself that moves.
 */
export function followPageChanges(router: AnyRouter): void {
  let animate: Animate | undefined
  atFirstTouch(async () => {
    if (!isStill()) animate = (await import('framer-motion/dom/mini')).animate
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    if (!toLocation.hash) focusHeading()
    const page = document.getElementById('content')
    if (!page || isStill() || !isPublic(router)) return
    animate?.(
      page,
      { opacity: [0.25, 1], transform: ['translateY(12px)', 'none'] },
      { duration: 0.5, ease: 'easeOut' },
    )
  })
}

/** Whether a page of the public site is shown, with its header and footer. */
export function isPublic(router: AnyRouter): boolean {
  return router.state.matches.some((match) => match.routeId === '/_site')
}

/** The first page change follows a pointer or a key: until then the network is left to the content. */
function atFirstTouch(load: () => Promise<void>) {
  const heard = new AbortController()
  for (const event of ['pointerover', 'pointerdown', 'keydown']) {
    const once = () => {
      heard.abort()
      // Without its code the page changes without movement.
      void load().catch(() => undefined)
    }
    document.addEventListener(event, once, { passive: true, signal: heard.signal })
  }
}

function isStill(): boolean {
  return savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches
}
