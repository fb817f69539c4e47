import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading } from '#src/ui/browser/focus.ts'
import { savesData } from '#src/ui/browser/save-data.ts'
import { isStaffPath } from './staff-path.ts'

type Animate = typeof import('framer-motion/dom/mini')['animate']

/**
 * What happens when another page is shown: its heading takes the focus, so that it is read out, and words and content
 * change within half a second while the header and the steel band stay. Browsers that know view transitions make them
 * from the style sheet (src/ui/browser/page-change.css); for the others framer-motion moves what is below the header.
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

/** Resolves when the next page is there, as the movement holds up nothing. */
function viewTransition(show: () => Promise<void>): Promise<void> {
  // A band that was scrolled away would come down over the page; left out of the movement, the next one stands at once.
  const band = document.querySelector<HTMLElement>('[data-steel-band]')
  if (band && scrollY + 80 > band.offsetHeight) band.style.viewTransitionName = 'none'
  const transition = document.startViewTransition(async () => {
    await show()
    // From one record to another it is the same element.
    if (band) band.style.viewTransitionName = ''
  })
  // In a tab that nobody sees, and when the next one begins, it is left out; the page changes all the same.
  transition.ready.catch(() => undefined)
  return transition.updateCallbackDone
}

/** Without its code the page changes without movement. */
async function move(animate: Animate | undefined, keyframes: Parameters<Animate>[1], duration: number) {
  const page = document.getElementById('content')
  if (animate && page) await animate(page, keyframes, { duration, ease: 'easeOut' })
}

/** Whether a public page gives way to another one; a filter or a first drawing is none. */
function isAnotherPage(router: AnyRouter): boolean {
  const shown = router.state.resolvedLocation?.pathname
  const wanted = router.latestLocation.pathname
  return shown !== undefined && shown !== wanted && isPublic(router) && !isStaffPath(wanted)
}

/** Whether a page of the public site is shown, with its header and footer. */
export function isPublic(router: AnyRouter): boolean {
  return router.state.matches.some((match) => match.routeId === '/_site')
}

/** A page changes only after a pointer or a key was used: until then the network is left to the page's content. */
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
