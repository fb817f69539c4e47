import type { QueryClient, UseMutationOptions, UseQueryOptions } from '@tanstack/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import type { Outgoing } from '#src/api/crud.ts'
import type { Noun } from '#src/contract/records/reads.ts'
import type { Removable } from '#src/dashboard/deleting/delete-question.tsx'
import type { Removal } from '#src/dashboard/deleting/delete-record.tsx'
import { listRoute } from '#src/dashboard/navigation/list-route.ts'
import { useGoToList } from '#src/dashboard/navigation/use-go-to-list.ts'
import type { Missing } from '#src/dashboard/record/missing-record.tsx'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { useOfferedDraft, WithDraft } from './offered-draft.tsx'
import type { OpenedStaffForm } from './open-draft.ts'
import { useUpload } from './use-upload.tsx'

/** The calls that a form needs of its collection. */
export interface Editable<Item extends { _id: string }, Input extends object> extends Removable {
  collection: { noun: Noun }
  /** Names its drafts and its list: `careers`. */
  name: string
  list: () => UseQueryOptions<Item[]>
  detail: (id: string, client: QueryClient) => UseQueryOptions<Item>
  create: (out?: Outgoing) => UseMutationOptions<void, Error, Input>
  update: (id: string, out?: Outgoing) => UseMutationOptions<void, Error, Input>
}

export interface FormPageProps<Item extends { _id: string }, Input extends object> {
  title: string
  of: Editable<Item, Input>
  /** Left out for a new record. */
  id?: string | undefined
  /** How the record is deleted, where its form is all that one sees of it. */
  remove?: Omit<Removal, 'thing'>
  missing: Missing
  /** The form. It is given what it saves with, and the record as it was when the form was opened. */
  children: (editing: Editing<Item, Input>) => ReactNode
}

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

interface Props<Item extends { _id: string }, Input extends object> extends FormPageProps<Item, Input> {
  record: Item | undefined
}

/** The form of one record, with its draft, its guard and its way to the server. */
export function FormEditor<Item extends { _id: string }, Input extends object>(props: Props<Item, Input>) {
  return (
    <WithDraft name={`${props.of.name} ${props.id ?? 'new'}`}>
      {(opened) => <Editor {...props} opened={opened} />}
    </WithDraft>
  )
}

interface EditorProps<Item extends { _id: string }, Input extends object> extends Props<Item, Input> {
  opened: OpenedStaffForm
}

function Editor<Item extends { _id: string }, Input extends object>({
  record: loaded,
  ...props
}: EditorProps<Item, Input>) {
  const { of, id, children } = props
  const thing = withCapital(of.collection.noun[0])
  const [record] = useState(loaded)
  const dirty = useRef(false)
  const { key, draft, note, notKept, submission } = useOfferedDraft(props.opened, () => {
    dirty.current = false
  })
  const client = useQueryClient()
  const [create] = useState(() => props.opened.createOnce(client, of))
  const toList = useGoToList(listRoute(of))
  const { out, setKey, ended, bar } = useUpload(`Saving the ${thing.toLowerCase()}`)
  const { mutateAsync } = useMutation(id === undefined ? of.create(out) : of.update(id, out))

  async function save(input: Input) {
    const send = (key?: string) => {
      setKey(key)
      return ended(mutateAsync(input), id === undefined)
    }
    const outcome = id === undefined ? await create(input, send, submission) : await send()
    dirty.current = false
    draft.clear()
    const title = outcome === 'found' ? `${thing} had been saved: it is in the list` : `${thing} saved`
    toast.show({ title, tone: 'safe' })
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
      {notKept}
    </>
  )
}
