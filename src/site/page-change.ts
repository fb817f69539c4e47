import type { AnyRouter } from '@tanstack/react-router'
import { savesData } from '#src/ui/save-data.ts'

/**
 * What happens when another page is shown: its heading takes the focus, so that it is read out, and a public page
 * comes in within half a second. Nothing waits for the movement: it is the new page itself that moves, and the code
 * for it is loaded after the first page has been drawn.
 */
export function followPageChanges(router: AnyRouter): void {
  let animate: typeof import('framer-motion/dom/mini').animate | undefined
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!animate && !isStill())
      void import('framer-motion/dom/mini').then((motion) => (animate = motion.animate))
    if (!fromLocation || !pathChanged) return
    if (!toLocation.hash) focusHeading()
    const page = document.getElementById('content')
    if (page && animate && !isStill() && isPublic(router)) {
      animate(
        page,
        { opacity: [0.25, 1], transform: ['translateY(12px)', 'none'] },
        { duration: 0.5, ease: 'easeOut' },
      )
    }
  })
}

/** Whether a page of the public site is shown, with its header and footer. */
export function isPublic(router: AnyRouter): boolean {
  return router.state.matches.some((match) => match.routeId === '/_site')
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

function isStill(): boolean {
  return savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches
}
