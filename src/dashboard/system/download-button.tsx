import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#src/api/api-error.ts'
import { downloadBackup } from '#src/api/system.ts'
import { useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Alert } from '#src/ui/alert.tsx'
import { saveFile } from '#src/ui/browser/save-file.ts'
import { Button } from '#src/ui/button.tsx'
import { localDay } from '#src/ui/text/date.ts'
import { partOfSize } from '#src/ui/text/file-size.ts'

interface Props {
  /** Time of the backup. */
  date: string
  /** Size in bytes. */
  size: number
}

/** Button that downloads the newest complete backup. */
export function DownloadButton({ date, size }: Props) {
  const [received, setReceived] = useState(0)
  const guard = useOfflineGuard()
  const download = useMutation({
    mutationFn: async () => {
      setReceived(0)
      saveFile(await downloadBackup(new AbortController().signal, setReceived), `${localDay(date)}.backup`)
    },
  })
  return (
    <>
      <Button
        variant="secondary"
        busy={download.isPending}
        busyLabel={`Downloading ${partOfSize(received, size)}`}
        onClick={() => download.mutate()}
        {...guard}
      >
        Download the complete backup
      </Button>
      {download.isError && (
        <Alert tone="danger" className="w-full">
          {sentenceOf(download.error)}
        </Alert>
      )}
      <p className="w-full text-ink-soft text-sm">
        It holds all personal data and all accounts. Store it where only you can read it.
      </p>
    </>
  )
}
