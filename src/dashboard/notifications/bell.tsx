import { lazy, Suspense, useState } from 'react'
import { useFeature } from '#src/api/has-feature.ts'
import { BellMenu } from './bell-menu.tsx'

/** The newest notifications and the way to all; the badge counts what is unread. */
export function Bell() {
  const isReal = useFeature('events')
  // A bell that is pressed before its entries are there is open when they come.
  const [open, onOpenChange] = useState(false)
  const state = { open, onOpenChange }
  return (
    <Suspense fallback={<BellMenu unread={0} items={[]} state={state} />}>
      {isReal ? <ReceivedBell state={state} /> : <SampleBell state={state} />}
    </Suspense>
  )
}

const SampleBell = lazy(async () => ({ default: (await import('./sample-bell.tsx')).SampleBell }))
const ReceivedBell = lazy(async () => ({ default: (await import('./received-bell.tsx')).ReceivedBell }))
