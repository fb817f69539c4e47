import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { KeptDraft } from '#src/offline/staff-drafts.ts'
import type { FormDraft } from '#src/ui/form.tsx'
import { toast } from '#src/ui/toast.tsx'
import type { FormPageProps } from './form-page.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { listRoute } from './list-route.ts'
import { useOfferedDraft, WithDraft } from './offered-draft.tsx'
import { useToList } from './to-list.ts'
import { useUpload } from './use-upload.tsx'

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
  const dirty = useRef(false)
  const { key, draft, note } = useOfferedDraft(props.draftName, props.keptDraft, () => {
    dirty.current = false
  })
  const toList = useToList(listRoute(of))
  const { out, ended, bar } = useUpload(`Saving the ${thing.toLowerCase()}`)
  const { mutateAsync } = useMutation(id === undefined ? of.create(out) : of.update(id, out))

  async function save(input: Input) {
    await ended(mutateAsync(input))
    dirty.current = false
    draft.clear()
    toast.show({ title: `${thing} saved`, tone: 'safe' })
    toList()
  }

  return (
    <>
      <LeaveGuard unsaved={() => dirty.current} />
      {note}
      {bar}
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
