import type { AnyRouter } from '@tanstack/react-router'
import { ignore } from '#src/offline/start-up.ts'
import { focusHeading } from '#src/ui/browser/focus.ts'
import { savesData } from '#src/ui/browser/save-data.ts'

type Animate = typeof import('framer-motion/dom/mini')['animate']

/**
 * Handles page changes: the new heading takes the focus, so that it is announced, and the content changes within half a
 * second while the header and the steel band stay. Browsers with view transitions use the style sheet
 * (src/ui/browser/page-change.css); for others framer-motion animates the content below the header.
 */
export function followPageChanges(router: AnyRouter): void {
  let animate: Animate | undefined
  if (!isStill() && !hasViewTransitions())
    void import('framer-motion/dom/mini').then((part) => {
      animate = part.animate
      // Without the code the page changes without an animation.
    }, ignore)
  router.startViewTransition = async (show) => {
    if (!isAnotherPage(router) || isStill()) return show()
    if (hasViewTransitions()) return viewTransition(show)
    await move(animate, { opacity: [1, 0], transform: ['none', 'translateY(-8px)'] }, 0.15)
    await show()
    void move(animate, { opacity: [0, 1], transform: ['translateY(12px)', 'none'] }, 0.35)
  }
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged && !toLocation.hash) focusHeading()
  })
}

const hasViewTransitions = () => 'startViewTransition' in document

/** Resolves when the next page is in place, without waiting for the animation. */
function viewTransition(show: () => Promise<void>): Promise<void> {
  // Exclude a band that is scrolled out of view: it would move down over the page.
  const band = document.querySelector<HTMLElement>('[data-steel-band]')
  if (band && scrollY + 80 > band.offsetHeight) band.style.viewTransitionName = 'none'
  const transition = document.startViewTransition(async () => {
    await show()
    // Between two records the band is the same element.
    if (band) band.style.viewTransitionName = ''
  })
  // In a hidden tab, or when the next transition begins, the browser skips it. The page still changes.
  transition.ready.catch(() => undefined)
  return transition.updateCallbackDone
}

/** Animates the page, if the animation code has loaded. */
async function move(animate: Animate | undefined, keyframes: Parameters<Animate>[1], duration: number) {
  const page = document.getElementById('content')
  if (animate && page) await animate(page, keyframes, { duration, ease: 'easeOut' })
}

/** Whether a page replaces another one. Filters and the first render do not count. */
function isAnotherPage(router: AnyRouter): boolean {
  const previous = router.state.resolvedLocation?.pathname
  return previous !== undefined && previous !== router.latestLocation.pathname && hasLayout(router)
}

/** Whether a page with header and footer is shown. */
export function hasLayout(router: AnyRouter): boolean {
  return router.state.matches.some((match) => match.routeId === '/_site')
}

function isStill(): boolean {
  return savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches
}
