import { lazy, Suspense, useState } from 'react'
import { useFeature } from '#src/api/has-feature.ts'
import { BellMenu } from './bell-menu.tsx'

/** Bell with the newest notifications and a link to all; the badge counts the unread ones. */
export function Bell() {
  const isReal = useFeature('events')
  // If the bell is pressed before its entries are loaded, it is open when they arrive.
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
