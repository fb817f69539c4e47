import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isCutOff, isGone, sentenceOf } from '#src/api/api-error.ts'
import { RetryAlert, savedBefore } from '#src/dashboard/answer/retry-alert.tsx'
import { DeleteRecord } from '#src/dashboard/deleting/delete-record.tsx'
import { BackButton } from '#src/dashboard/navigation/back-button.tsx'
import { listRoute } from '#src/dashboard/navigation/list-route.ts'
import { MissingRecord } from '#src/dashboard/record/missing-record.tsx'
import { PageHeading } from '#src/dashboard/record/page-heading.tsx'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { FormEditor, type FormPageProps } from './form-editor.tsx'

/**
 * The frame of every form that makes or changes a record: back, heading, the record's own states, the draft that is
 * offered back, the guard against leaving, progress while files go up. The form itself is JSX of the resource.
 */
export function FormPage<Item extends { _id: string }, Input extends object>(
  props: FormPageProps<Item, Input>,
) {
  const { of, id, title, remove, missing } = props
  const thing = withCapital(of.collection.noun[0])
  const list = listRoute(of)
  const query = useQuery({ ...of.detail(id ?? ''), enabled: id !== undefined })
  const { data, error } = query
  const isMissing = isGone(error)
  const [opened, setOpened] = useState<string>()
  // A form keeps the record that it was opened with: saved from an outdated one, it would undo the last change.
  const isCurrent = data !== undefined && !(query.isFetching && !query.isFetchedAfterMount)
  if (isCurrent && opened !== id) setOpened(id)
  return (
    <div className="flex max-w-6xl flex-col gap-4">
      <BackButton list={list} />
      <PageHeading
        title={title}
        actions={remove && id && !isMissing && <DeleteRecord of={of} id={id} thing={thing} {...remove} />}
      />
      {error && !isMissing && (data === undefined || !isCutOff(error)) && (
        <RetryAlert query={query}>
          {data === undefined ? sentenceOf(error) : savedBefore(sentenceOf(error))}
        </RetryAlert>
      )}
      {id === undefined && <FormEditor {...props} record={undefined} />}
      {id !== undefined && isMissing && <MissingRecord list={list} {...missing} />}
      {id !== undefined && !isMissing && data !== undefined && opened === id && (
        // Another record is another form; the same one that is fetched again leaves what is typed alone.
        <FormEditor key={id} {...props} record={data} />
      )}
      {id !== undefined && !error && (data === undefined || opened !== id) && <FormSkeleton fields={6} />}
    </div>
  )
}
