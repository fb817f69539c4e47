import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { updateAtom } from './update.ts'

const UpdatePrompt = lazy(async () => {
  // An old page whose prompt is gone, too, goes on without one.
  const part = await import('./update-prompt.tsx').catch(() => undefined)
  return { default: part?.UpdatePrompt ?? Nothing }
})

/** The prompt for visitors: fetched when there is something to say. */
export function UpdateOffer() {
  const update = useAtomValue(updateAtom)
  return <Suspense fallback={null}>{update !== 'none' && <UpdatePrompt />}</Suspense>
}

function Nothing() {
  return null
}
