import { lazy, Suspense } from 'react'
import { useFeature } from '#src/api/has-feature.ts'
import { BellMenu } from './bell-menu.tsx'

/** The newest notifications and the way to all; the badge counts what is unread. */
export function Bell() {
  const isReal = useFeature('events')
  return (
    <Suspense fallback={<BellMenu unread={0} items={[]} />}>
      {isReal ? <ReceivedBell /> : <SampleBell />}
    </Suspense>
  )
}

const SampleBell = lazy(async () => ({ default: (await import('./sample-bell.tsx')).SampleBell }))
const ReceivedBell = lazy(async () => ({ default: (await import('./received-bell.tsx')).ReceivedBell }))
