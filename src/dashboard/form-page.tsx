import { type UseMutationOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isGone, sentenceOf } from '#src/api/api-error.ts'
import type { Outgoing } from '#src/api/crud.ts'
import { FormSkeleton } from '#src/ui/form-skeleton.tsx'
import { BackButton } from './back-button.tsx'
import type { Removable } from './delete-question.tsx'
import { DeleteRecord, type Removal } from './delete-record.tsx'
import { type Editing, FormEditor } from './form-editor.tsx'
import { listRoute } from './list-route.ts'
import { type Missing, MissingRecord } from './missing-record.tsx'
import { PageHeading } from './page-heading.tsx'
import { RetryAlert } from './retry-alert.tsx'

/** The calls that a form needs of its collection. */
export interface Editable<Item, Input> extends Removable {
  /** Names its drafts and its list: `careers`. */
  name: string
  detail: (id: string) => UseQueryOptions<Item>
  create: (out?: Outgoing) => UseMutationOptions<void, Error, Input>
  update: (id: string, out?: Outgoing) => UseMutationOptions<void, Error, Input>
}

export interface FormPageProps<Item, Input> {
  title: string
  of: Editable<Item, Input>
  /** Left out for a new record. */
  id?: string | undefined
  /** What is saved, as the toast says it: "Job". */
  thing: string
  /** How the record is deleted, where its form is all that one sees of it. */
  remove?: Omit<Removal, 'thing'>
  missing: Missing
  /** The form. It is given what it saves with, and the record as it was when the form was opened. */
  children: (editing: Editing<Item, Input>) => ReactNode
}

/**
 * The frame of every form that makes or changes a record: back, heading, the record's own states, the draft that is
 * offered back, the guard against leaving, progress while files go up. The form itself is JSX of the resource.
 */
export function FormPage<Item, Input>(props: FormPageProps<Item, Input>) {
  const { of, id, title, thing, remove, missing } = props
  const list = listRoute(of)
  const query = useQuery({ ...of.detail(id ?? ''), enabled: id !== undefined })
  const { data, error } = query
  const isMissing = isGone(error)
  const [opened, setOpened] = useState<string>()
  // A form keeps the record that it was opened with: saved from an outdated one, it would undo the last change.
  const isCurrent = data !== undefined && !(query.isFetching && !query.isFetchedAfterMount)
  if (isCurrent && opened !== id) setOpened(id)
  return (
    <div className="flex flex-col gap-4">
      <BackButton list={list} />
      <PageHeading
        title={title}
        actions={remove && id && !isMissing && <DeleteRecord of={of} id={id} thing={thing} {...remove} />}
      />
      {id === undefined && <FormEditor {...props} record={undefined} />}
      {id !== undefined && isMissing && <MissingRecord list={list} {...missing} />}
      {id !== undefined && !isMissing && data !== undefined && opened === id && (
        // Another record is another form; the same one that is fetched again leaves what is typed alone.
        <FormEditor key={id} {...props} record={data} />
      )}
      {id !== undefined && !error && (data === undefined || opened !== id) && <FormSkeleton fields={6} />}
      {data === undefined && error && !isMissing && (
        <RetryAlert query={query}>{sentenceOf(error)}</RetryAlert>
      )}
    </div>
  )
}
