import type { QueryClient, UseMutationOptions, UseQueryOptions } from '@tanstack/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { isGone } from '#src/api/api-error.ts'
import type { Outgoing } from '#src/api/crud.ts'
import type { Noun } from '#src/contract/schema/reads.ts'
import type { Removable } from '#src/dashboard/deleting/delete-question.tsx'
import type { Removal } from '#src/dashboard/deleting/delete-record.tsx'
import { listRoute } from '#src/dashboard/navigation/list-route.ts'
import { useGoToList } from '#src/dashboard/navigation/use-go-to-list.ts'
import type { Missing } from '#src/dashboard/record/missing-record.tsx'
import { withTimeout } from '#src/offline/storage/with-timeout.ts'
import type { Elements } from '#src/ui/elements.ts'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { EditedVersion } from './edited-version.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { DeletedNotice, MergeNotice, saveAsNew } from './merge-notice.tsx'
import { useOfferedDraft, WithDraft } from './offered-draft.tsx'
import type { OpenedStaffForm } from './open-draft.ts'
import { useUpload } from './use-upload.tsx'

/** The calls that a form needs of its collection. */
export interface Editable<Item extends { _id: string }, Input extends object> extends Removable {
  collection: { noun: Noun }
  /** Name of its drafts and its list: `careers`. */
  name: string
  list: () => UseQueryOptions<Item[]>
  detail: (id: string, client: QueryClient) => UseQueryOptions<Item>
  create: (out?: Outgoing) => UseMutationOptions<void, Error, Input>
  update: (id: string, out?: Outgoing) => UseMutationOptions<void, Error, Input>
}

export interface FormPageProps<Item extends { _id: string }, Input extends object> {
  title: string
  resource: Editable<Item, Input>
  /** Left out for a new record. */
  id?: string | undefined
  /** Texts of the deletion, if the form is the record's only page. */
  remove?: Omit<Removal, 'thing'>
  missing: Missing
  /** Returns the page of the site that shows the saved record; undefined if visitors do not see it. */
  publicPage?: (id: string, input: Input) => string | undefined
  /** A button of the form publishes the record, another saves it as a draft. */
  hasDrafts?: boolean
  /** Returns the addresses of the record's files, by the fields that replace them. */
  files?: (record: Item) => Record<string, string>
  /** Renders the form with its save function and the current record. */
  children: (editing: Editing<Item, Input>) => Elements
}

export interface Editing<Item, Input> {
  /** Current record; undefined for a new one. */
  record: Item | undefined
  /** Saves, reports it, and leads to the list. Throws on failure, for the form's banner. */
  save: (input: Input) => Promise<void>
  /** Leads to the list without saving. */
  cancel: () => void
  /** Props of the form: `<Form {...editing.form} onSubmit={…}>`. */
  form: {
    draft: FormDraft
    onDirtyChange: (dirty: boolean) => void
    notice?: (values: FieldValues) => Elements
    beforeSubmit?: (intent: string) => Promise<void>
  }
}

interface Props<Item extends { _id: string }, Input extends object> extends FormPageProps<Item, Input> {
  record: Item | undefined
  /** Whether a colleague has deleted the record while its form was open. */
  isDeleted?: boolean
}

/** Form of one record, with its draft, its leave guard and its save call. */
export function FormEditor<Item extends { _id: string }, Input extends object>(props: Props<Item, Input>) {
  return (
    <WithDraft name={`${props.resource.name} ${props.id ?? 'new'}`}>
      {(opened) => <Editor {...props} opened={opened} />}
    </WithDraft>
  )
}

interface EditorProps<Item extends { _id: string }, Input extends object> extends Props<Item, Input> {
  opened: OpenedStaffForm
}

function Editor<Item extends { _id: string }, Input extends object>({
  record: loaded,
  isDeleted = false,
  ...props
}: EditorProps<Item, Input>) {
  const { resource, id, files, children } = props
  const noun = resource.collection.noun[0]
  const thing = withCapital(noun)
  const [version] = useState(() => new EditedVersion())
  const [{ record, seenRecord }, setRecord] = useState({ record: loaded, seenRecord: loaded })
  const [isSaved, setSaved] = useState(false)
  // Ignore the record that arrives after the save: it is this form's own.
  if (loaded !== seenRecord && !isSaved) setRecord({ record: loaded, seenRecord: loaded })
  const undecided = useRef<string[]>([])
  const dirty = useRef(false)
  const {
    key,
    draft: savedDraft,
    note,
    noDraftsNote,
    submission,
  } = useOfferedDraft(props.opened, () => {
    dirty.current = false
  })
  const client = useQueryClient()
  const [create] = useState(() => props.opened.createOnce(client, resource))
  const toList = useGoToList(listRoute(resource))
  const { out, setKey, ended, bar } = useUpload(`Saving the ${thing.toLowerCase()}`)
  const isNew = id === undefined || isDeleted
  const { mutateAsync } = useMutation(isNew ? resource.create(out) : resource.update(id, out))
  const draft = id === undefined ? savedDraft : version.draft(savedDraft)

  async function save(input: Input) {
    let earlier: Item[] | undefined
    const send = (key?: string) => {
      setKey(key)
      earlier = client.getQueryData(resource.list().queryKey)
      return ended(mutateAsync(input), isNew)
    }
    const outcome = isNew ? await create(input, send, submission) : await send()
    setSaved(true)
    dirty.current = false
    savedDraft.clear()
    toList()
    void announce(input, outcome === 'found', earlier)
  }

  /** Reports the save at once. The link to the record's page on the site follows when its id is known. */
  async function announce(input: Input, wasFound: boolean, earlier: Item[] | undefined) {
    const linkTo = (savedId: string) => {
      const href = props.publicPage?.(savedId, input)
      return href ? { label: 'View on site', href } : undefined
    }
    const done = props.hasDrafts && linkTo(id ?? '') ? 'published' : 'saved'
    const title = wasFound ? `${thing} had been saved: it is in the list` : `${thing} ${done}`
    const link = isNew ? undefined : linkTo(id)
    const shownToast = toast.show({ title, tone: 'safe', ...(link && { link }) })
    if (!isNew || !linkTo('')) return
    const savedId = await withTimeout(createdId(earlier)).catch(() => undefined)
    const laterLink = savedId && linkTo(savedId)
    if (laterLink) toast.addLink(shownToast, laterLink)
  }

  /** Finds the record that was just created; undefined if the list has other new ones. */
  async function createdId(earlier: Item[] | undefined): Promise<string | undefined> {
    if (!earlier || !props.publicPage) return undefined
    const rows = await client.fetchQuery({ ...resource.list(), staleTime: 0, retry: false })
    const [row, ...others] = rows.filter(({ _id }) => !earlier.some((other) => other._id === _id))
    return others.length === 0 ? row?._id : undefined
  }

  /** Refetches the record: changes of other users are merged, and conflicts are shown to the user. */
  async function mergeLatest(resource: Editable<Item, Input>, id: string) {
    const detail = { ...resource.detail(id, client), staleTime: 0, retry: false }
    // Ignore other failures: the save reports them.
    const latest = await client.fetchQuery(detail).catch((error: unknown) => {
      if (isGone(error)) throw new Error(deletedMeanwhile(noun))
      return undefined
    })
    if (latest) flushSync(() => setRecord({ record: latest, seenRecord: loaded }))
    if (undecided.current.length > 0) throw new Error(askToDecide(undecided.current))
  }

  return (
    <>
      <LeaveGuard unsaved={() => dirty.current} />
      {note}
      {bar}
      <div key={key} className="contents">
        {children({
          record: isDeleted ? undefined : record,
          save,
          cancel: toList,
          form: {
            draft,
            onDirtyChange: (now) => {
              dirty.current = now
            },
            ...(id !== undefined && {
              notice: (values) =>
                isDeleted || !record ? (
                  <DeletedNotice id={id} noun={noun} leave={toList} />
                ) : (
                  <MergeNotice
                    record={record}
                    values={values}
                    files={files?.(record) ?? {}}
                    version={version}
                    draft={draft}
                    onConflicts={(labels) => {
                      undecided.current = labels
                    }}
                  />
                ),
              beforeSubmit: async (intent) => {
                if (!isDeleted) await mergeLatest(resource, id)
                else if (intent !== saveAsNew) throw new Error(deletedMeanwhile(noun))
              },
            }),
          },
        })}
      </div>
      {noDraftsNote}
    </>
  )
}

const deletedMeanwhile = (noun: string) =>
  `Not saved: a colleague deleted this ${noun} while you were editing. Choose “Save as new” to keep what you typed.`

const askToDecide = (labels: string[]) =>
  `Not saved yet: a colleague changed ${labels.join(', ')} while you were editing. Choose “Use theirs” or “Keep mine” above, then save again.`
