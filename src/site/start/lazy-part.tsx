import { type ComponentType, lazy } from 'react'

/**
 * A part of a page that comes in a file of its own: requested in the same moment as the page, drawn when it has
 * arrived. So the heading and the copy do not wait for what reads the API or for a form's library
 * (docs/decisions/007). Call it outside components and draw the part inside `<Suspense>`.
 *
 *     const ProjectGrid = lazyPart(async () => (await import('./-project-grid.tsx')).ProjectGrid)
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = load()
  // The screen that draws it says what went wrong; a page that was only looked ahead at says nothing.
  part.catch(() => undefined)
  return lazy(async () => ({ default: await part }))
}
