import { useMutation } from '@tanstack/react-query'
import { sentenceOf } from '#src/api/api-error.ts'
import { system } from '#src/api/system.ts'
import type { SystemState } from '#src/contract/system/record.ts'
import { useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { age } from '#src/ui/text/date.ts'
import { fileSize } from '#src/ui/text/file-size.ts'
import { DownloadButton } from './download-button.tsx'

/** Backups of the server, with the buttons that take and download a complete one. */
export function BackupPanel({ backup }: { backup: SystemState['backup'] }) {
  const { automaticAt, completeAt, size, isCopied, copiedAt, isRunning, percent, failure } = backup
  const copy = copiedAt ? age(copiedAt) : 'None yet'
  const start = useMutation(system.startBackup())
  const guard = useOfflineGuard()
  return (
    <Panel title="Backups">
      <Facts>
        <Fact term="Every hour, records">{automaticAt ? `${age(automaticAt)}, read back` : 'None yet'}</Fact>
        <Fact term="Complete, with files">
          {completeAt ? `${age(completeAt)}, ${fileSize(size)}, read back` : 'None yet'}
        </Fact>
        <Fact term="Every night, in a bucket">{isCopied ? copy : 'Off'}</Fact>
      </Facts>
      {isRunning && (
        <label>
          <span className="tabular-nums">{`Backing up: ${percent} %`}</span>
          <progress
            max={100}
            value={percent}
            className="mt-1 block h-2 w-full appearance-none rounded-sm bg-line accent-signal [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-signal"
          />
        </label>
      )}
      {failure && !isRunning && (
        <Alert tone="danger">{`The last backup failed (${failure}). The one before it is unchanged.`}</Alert>
      )}
      {start.isError && <Alert tone="danger">{sentenceOf(start.error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={start.isPending || isRunning}
          busyLabel="Backing up..."
          onClick={() => start.mutate()}
          {...guard}
        >
          Back up now
        </Button>
        {completeAt && <DownloadButton date={completeAt} size={size} />}
      </div>
      <p role="status" className="sr-only">
        {isRunning ? 'Backing up' : start.isSuccess && !failure && 'The backup is complete'}
      </p>
    </Panel>
  )
}
