import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useConnection } from '#src/offline/connection/connection.ts'
import { outboxAtom, progressAtom, startOutbox } from '#src/offline/outbox/outbox.ts'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'
import { MessageList } from './-message-list.tsx'

/** The outbox of this device. */
export function MyMessages() {
  useQuery({
    queryKey: ['outbox'],
    queryFn: () => startOutbox().then(() => true),
    networkMode: 'always',
    staleTime: 'static',
  })
  const items = useAtomValue(outboxAtom)
  const progress = useAtomValue(progressAtom)
  const connection = useConnection()
  if (!items) return <FormSkeleton fields={2} columns={1} />
  return <MessageList items={items} progress={progress} connection={connection} />
}
