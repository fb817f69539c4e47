import { useQuery } from '@tanstack/react-query'
import { storageQuery, storedKinds } from '#src/dashboard/offline-data/device-storage/storage-report.ts'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { fileSize } from '#src/ui/text/file-size.ts'
import { AppVersion } from './app-version.tsx'
import { Persistence } from './persistence.tsx'
import { ResetApp } from './reset-app.tsx'
import { StoredKindRow } from './stored-kind-row.tsx'

/** Storage that the app takes on this device, and the controls that free it. */
export function Storage() {
  const { data: report, refetch } = useQuery(storageQuery())
  if (!report) return <SkeletonCards count={3} lines={2} className="flex flex-col gap-3" />
  const { kinds, unsent, used, quota, isPersisted } = report
  return (
    <>
      {used !== undefined && quota !== undefined && (
        <p>{`About ${fileSize(used)} in use; this browser would give up to ${fileSize(quota)}.`}</p>
      )}
      <ul className="divide-y divide-line rounded-md border border-line">
        {storedKinds.map((kind) => (
          <StoredKindRow
            key={kind}
            kind={kind}
            {...kinds[kind]}
            unsent={kind === 'messages' ? unsent : 0}
            onDeleted={() => void refetch()}
          />
        ))}
      </ul>
      <div className="grid gap-4 lg:grid-cols-2">
        <Panel title="Keeping it">
          <Persistence isPersisted={isPersisted} onChange={() => void refetch()} />
        </Panel>
        <Panel title="Version">
          <AppVersion />
        </Panel>
        <Panel title="Start again" wide>
          <ResetApp unsent={unsent} />
        </Panel>
      </div>
    </>
  )
}
