import { lazy, Suspense } from 'react'
import { useFeature } from '#src/api/features.ts'
import { BellMenu } from './bell-menu.tsx'
import { SampleBell } from './sample-bell.tsx'

/** The newest notifications and the way to all; the badge counts what is unread. */
export function Bell() {
  const isReal = useFeature('events')
  if (!isReal) return <SampleBell />
  return (
    <Suspense fallback={<BellMenu unread={0} items={[]} />}>
      <ReceivedBell />
    </Suspense>
  )
}

const ReceivedBell = lazy(async () => ({ default: (await import('./received-bell.tsx')).ReceivedBell }))
