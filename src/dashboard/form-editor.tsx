import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { type UploadProgress as Progress, uploading } from '#src/api/upload.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { age } from '#src/ui/date.ts'
import type { FormDraft } from '#src/ui/form.tsx'
import { toast } from '#src/ui/toast.tsx'
import { UploadProgress } from '#src/ui/upload-progress.tsx'
import { formDraft } from './form-draft.ts'
import type { FormPageProps } from './form-page.tsx'
import { LeaveGuard } from './leave-guard.tsx'

export interface Editing<Item, Input> {
  /** As it was when the form was opened; undefined when a new one is made. */
  record: Item | undefined
  /** Saves, says so, and leads to the list. A failure is thrown, for the form's banner. */
  save: (input: Input) => Promise<void>
  /** Leads to the list without saving. */
  cancel: () => void
  /** For the form: `<Form {...editing.form} onSubmit={…}>`. */
  form: {
    draft: FormDraft
    onDirtyChange: (dirty: boolean) => void
  }
}

interface Props<Item, Input> extends FormPageProps<Item, Input> {
  record: Item | undefined
}

/** Bytes from which on a bar is worth its room. */
const worthABar = 100_000

/** The form of one record, with its draft, its guard and its way to the server. */
export function FormEditor<Item, Input>({ record: loaded, ...props }: Props<Item, Input>) {
  const { of, id, name, thing, list, children } = props
  const [record] = useState(loaded)
  const [draft] = useState(() => formDraft(`${name} ${id ?? 'new'}`))
  const [offered, setOffered] = useState(draft.kept)
  const [isRestored, setRestored] = useState(offered?.returns === true)
  const [progress, setProgress] = useState<Progress>()
  const dirty = useRef(false)
  const stop = useRef<AbortController>(undefined)
  const navigate = useNavigate()
  const out = () => {
    stop.current = new AbortController()
    return { send: uploading(setProgress), signal: stop.current.signal }
  }
  const { mutateAsync } = useMutation(id === undefined ? of.create(out) : of.update(id, out))
  const cancel = () => void navigate({ to: list })

  async function save(input: Input) {
    try {
      await mutateAsync(input)
    } catch (reason) {
      if (stop.current?.signal.aborted)
        throw new Error('Stopped. Nothing was saved, and your entries are still here.')
      throw reason
    } finally {
      setProgress(undefined)
    }
    dirty.current = false
    draft.clear()
    toast.show({ title: `${thing} saved`, tone: 'safe' })
    void navigate({ to: list })
  }

  return (
    <>
      <LeaveGuard unsaved={() => dirty.current} />
      {offered && (
        <DraftNote
          at={offered.at}
          isRestored={isRestored}
          onRestore={() => setRestored(true)}
          onDiscard={() => {
            draft.clear()
            dirty.current = false
            setRestored(false)
            setOffered(undefined)
          }}
        />
      )}
      {progress && progress.total > worthABar && (
        <UploadProgress
          label={`Saving the ${thing.toLowerCase()}`}
          {...progress}
          onCancel={() => stop.current?.abort()}
        />
      )}
      {/* A form takes its entries when it is made: restored or discarded ones make it anew. */}
      <div key={`${isRestored} ${offered?.at}`} className="contents">
        {children({
          record,
          save,
          cancel,
          form: {
            draft: {
              ...draft,
              read: () => (isRestored ? offered?.values : undefined),
            },
            onDirtyChange: (now) => {
              dirty.current = now
            },
          },
        })}
      </div>
    </>
  )
}

interface DraftNoteProps {
  at: number
  isRestored: boolean
  onRestore: () => void
  onDiscard: () => void
}

function DraftNote({ at, isRestored, onRestore, onDiscard }: DraftNoteProps): ReactNode {
  const when = age(at)
  return (
    <Alert tone="info">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>
          {isRestored
            ? `Your unsaved entries from ${when} are back. Files have to be chosen again.`
            : `You have unsaved entries from ${when}.`}
        </span>
        <span className="flex gap-2">
          {!isRestored && (
            <Button variant="secondary" size="small" onClick={onRestore}>
              Restore
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onDiscard}>
            Discard
          </Button>
        </span>
      </div>
    </Alert>
  )
}
