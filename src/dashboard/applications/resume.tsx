import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Download, HardDriveDownload } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { openUntilSignOut } from '#src/dashboard/offline-data/pinned/open-until-sign-out.ts'
import {
  pinFile,
  pinnedFilesAtom,
  readPinnedFile,
  sizeOf,
  unpinFile,
} from '#src/dashboard/offline-data/pinned/pinned-files.ts'
import { hasEnded } from '#src/dashboard/record/refetch-before-expiry.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { Alert } from '#src/ui/alert.tsx'
import { saveFile } from '#src/ui/browser/save-file.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { errorSentence } from '#src/ui/overlay/confirm/error-sentence.ts'
import { fileLink, fileNameOf } from '#src/ui/text/file-link.ts'
import { fileSize } from '#src/ui/text/file-size.ts'

interface ResumeProps {
  /** Id of the application. */
  id: string
  address: string
}

/** Link to a resume, and the control that pins it to the device, where it then opens without a network. */
export function Resume({ id, address }: ResumeProps) {
  const pinnedFile = useAtomValue(pinnedFilesAtom).find((file) => file.id === id)
  const [failure, setFailure] = useState('')

  async function hand(download: boolean) {
    setFailure('')
    const file = await readPinnedFile(id).catch(() => undefined)
    if (!file) return setFailure('The kept resume cannot be opened until the server has answered once.')
    if (download) saveFile(file, nameOf(address))
    else if (!openUntilSignOut(file))
      setFailure('The browser did not open a tab. "Save a copy" gives you the file.')
  }

  function open(event: MouseEvent) {
    if (!pinnedFile) return
    event.preventDefault()
    void hand(false)
  }

  return (
    <div className="flex flex-col gap-3 print:hidden">
      <a
        href={address}
        {...fileLink(address)}
        onClick={open}
        aria-keyshortcuts="R"
        data-command="Open the resume"
        title="Open the resume (R)"
        className={buttonClass('secondary')}
      >
        <Download aria-hidden size={16} strokeWidth={1.5} />
        Download Resume
      </a>
      <p role="status" className="text-sm empty:-mt-3">
        {pinnedFile && `Kept on this device · ${fileSize(pinnedFile.size)}`}
      </p>
      {pinnedFile ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" size="small" onClick={() => void hand(true)}>
            Save a copy
          </Button>
          <Button variant="quiet" size="small" onClick={() => void unpinFile(id)}>
            Remove from this device
          </Button>
        </div>
      ) : (
        <Keep id={id} address={address} onFailure={setFailure} />
      )}
      {failure && <Alert tone="danger">{failure}</Alert>}
    </div>
  )
}

function Keep({ id, address, onFailure }: ResumeProps & { onFailure: (sentence: string) => void }) {
  const isOnline = useAtomValue(connectionAtom) === 'online'
  const [part, setPart] = useState<number>()
  const size = useQuery({
    queryKey: ['resume-size', 'staff', address],
    queryFn: async ({ signal }) => (await sizeOf(address, signal)) ?? null,
    // An expired link is renewed with its record.
    enabled: isOnline && !hasEnded(address),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

  async function keep() {
    onFailure('')
    setPart(0)
    await pinFile(id, address, setPart).catch((error: unknown) => onFailure(errorSentence(error)))
    setPart(undefined)
  }

  if (!isOnline)
    return <p className="text-ink-soft text-sm">Not kept on this device. That needs a connection.</p>
  return (
    <Button
      variant="secondary"
      className="py-1.5"
      busy={part !== undefined}
      busyLabel={part ? `Keeping... ${Math.round(part * 100)} %` : 'Keeping...'}
      onClick={() => void keep()}
    >
      <HardDriveDownload aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
      <span>
        {size.isPending
          ? 'Keep on this device'
          : `Keep on this device (${size.data ? fileSize(size.data) : 'size unknown'})`}
      </span>
    </Button>
  )
}

function nameOf(address: string): string {
  const name = fileNameOf(address)
  return /\.pdf$/i.test(name) ? name : `${name}.pdf`
}
