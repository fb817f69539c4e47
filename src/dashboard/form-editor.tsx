import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type UploadProgress as Progress, uploading } from '#src/api/upload.ts'
import type { KeptDraft } from '#src/offline/staff-drafts.ts'
import type { FormDraft } from '#src/ui/form.tsx'
import { toast } from '#src/ui/toast.tsx'
import { UploadProgress } from '#src/ui/upload-progress.tsx'
import type { FormPageProps } from './form-page.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { listRoute } from './list-route.ts'
import { useOfferedDraft, WithDraft } from './offered-draft.tsx'
import { useToList } from './to-list.ts'

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
export function FormEditor<Item, Input>(props: Props<Item, Input>) {
  const draftName = `${props.of.name} ${props.id ?? 'new'}`
  return (
    <WithDraft name={draftName}>
      {(kept) => <Editor {...props} draftName={draftName} keptDraft={kept} />}
    </WithDraft>
  )
}

interface EditorProps<Item, Input> extends Props<Item, Input> {
  draftName: string
  keptDraft: KeptDraft | undefined
}

function Editor<Item, Input>({ record: loaded, ...props }: EditorProps<Item, Input>) {
  const { of, id, thing, children } = props
  const [record] = useState(loaded)
  const [progress, setProgress] = useState<Progress>()
  const dirty = useRef(false)
  const { key, draft, note } = useOfferedDraft(props.draftName, props.keptDraft, () => {
    dirty.current = false
  })
  const stop = useRef<AbortController>(undefined)
  const toList = useToList(listRoute(of))
  const out = () => {
    stop.current = new AbortController()
    return { send: uploading(setProgress), signal: stop.current.signal }
  }
  const { mutateAsync } = useMutation(id === undefined ? of.create(out) : of.update(id, out))

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
    toList()
  }

  return (
    <>
      <LeaveGuard unsaved={() => dirty.current} />
      {note}
      {progress && progress.total > worthABar && (
        <UploadProgress
          label={`Saving the ${thing.toLowerCase()}`}
          {...progress}
          onCancel={() => stop.current?.abort()}
        />
      )}
      <div key={key} className="contents">
        {children({
          record,
          save,
          cancel: toList,
          form: {
            draft,
            onDirtyChange: (now) => {
              dirty.current = now
            },
          },
        })}
      </div>
    </>
  )
}
