import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading } from '#src/ui/browser/focus.ts'
import { savesData } from '#src/ui/browser/save-data.ts'
import { isStaffPath } from './staff-path.ts'

type Animate = typeof import('framer-motion/dom/mini')['animate']

/**
 * Handles page changes: the new heading takes the focus, so that it is announced, and the content changes within half a
 * second while the header and the steel band stay. Browsers with view transitions use the style sheet
 * (src/ui/browser/page-change.css); for others framer-motion animates the content below the header.
 */
export function followPageChanges(router: AnyRouter): void {
  let animate: Animate | undefined
  atFirstTouch(async () => {
    if (!isStill() && !hasViewTransitions()) animate = (await import('framer-motion/dom/mini')).animate
  })
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

/** Whether a public page replaces another one. Filters and the first render do not count. */
function isAnotherPage(router: AnyRouter): boolean {
  const shown = router.state.resolvedLocation?.pathname
  const wanted = router.latestLocation.pathname
  return shown !== undefined && shown !== wanted && isPublic(router) && !isStaffPath(wanted)
}

/** Whether a page of the public site is shown, with header and footer. */
export function isPublic(router: AnyRouter): boolean {
  return router.state.matches.some((match) => match.routeId === '/_site')
}

/** Loads code at the first pointer or key event. No page changes before, and content has priority on the network. */
function atFirstTouch(load: () => Promise<void>) {
  const heard = new AbortController()
  for (const event of ['pointerover', 'pointerdown', 'keydown']) {
    const once = () => {
      heard.abort()
      // Without the code the page changes without an animation.
      void load().catch(() => undefined)
    }
    document.addEventListener(event, once, { passive: true, signal: heard.signal })
  }
}

function isStill(): boolean {
  return savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches
}
