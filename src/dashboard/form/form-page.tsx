import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isCutOff, isGone, sentenceOf } from '#src/api/api-error.ts'
import { DeleteRecord } from '#src/dashboard/deleting/delete-record.tsx'
import { BackButton } from '#src/dashboard/navigation/back-button.tsx'
import { listRoute } from '#src/dashboard/navigation/list-route.ts'
import { useHasFullRecord } from '#src/dashboard/navigation/use-has-full-record.ts'
import { RetryAlert, savedBefore } from '#src/dashboard/query-state/retry-alert.tsx'
import { MissingRecord } from '#src/dashboard/record/missing-record.tsx'
import { PageHeading } from '#src/dashboard/record/page-heading.tsx'
import { useConnection } from '#src/offline/connection/connection.ts'
import { NotOnThisDevice } from '#src/offline/connection/not-on-this-device.tsx'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { FormEditor, type FormPageProps } from './form-editor.tsx'

/**
 * Layout of every form that creates or changes a record: back button, heading, the record's states, the offered draft,
 * the leave guard and the upload progress. The form itself is JSX of the resource.
 */
export function FormPage<Item extends { _id: string }, Input extends object>(
  props: FormPageProps<Item, Input>,
) {
  const { resource, id, title, remove, missing } = props
  const thing = withCapital(resource.collection.noun[0])
  const list = listRoute(resource)
  // Start with the list's partial record, so that a call which the previous page aborted is made again here.
  const detail = resource.detail(id ?? '', useQueryClient())
  const query = useQuery({ ...detail, enabled: id !== undefined })
  // Read each field separately: React Query re-renders only for fields that are read.
  const { data: savedRecord, error, isFetching, isFetchedAfterMount } = query
  const data = useHasFullRecord(resource.name, detail.queryKey) ? savedRecord : undefined
  const isMissing = isGone(error)
  const isAbsent = useConnection() !== 'online' && data === undefined && isCutOff(error)
  const [opened, setOpened] = useState<{ id: string | undefined; record: Item }>()
  // A form opens with a current record, and stays open with the latest one, even after it is deleted.
  const isCurrent = data !== undefined && !(isFetching && !isFetchedAfterMount)
  const isNews = opened?.id === id ? data !== undefined && data !== opened?.record : isCurrent
  if (isNews && data !== undefined) setOpened({ id, record: data })
  const openedRecord = opened?.id === id ? opened?.record : undefined
  return (
    <div className="flex max-w-6xl flex-col gap-4">
      <BackButton list={list} />
      <PageHeading
        title={title}
        actions={
          remove && id && !isMissing && <DeleteRecord resource={resource} id={id} thing={thing} {...remove} />
        }
      />
      {isAbsent && (
        <NotOnThisDevice busy={isFetching} onRetry={() => void query.refetch()}>
          A form needs the whole record.
        </NotOnThisDevice>
      )}
      {error && !isMissing && !isAbsent && (data === undefined || !isCutOff(error)) && (
        <RetryAlert query={query}>
          {data === undefined ? sentenceOf(error) : savedBefore(sentenceOf(error))}
        </RetryAlert>
      )}
      {id === undefined && <FormEditor {...props} record={undefined} />}
      {id !== undefined && isMissing && !openedRecord && <MissingRecord list={list} {...missing} />}
      {id !== undefined && openedRecord && (
        // Another record gets a new form; a refetched one is merged into the entries.
        <FormEditor key={id} {...props} record={openedRecord} isDeleted={isMissing} />
      )}
      {id !== undefined && !error && !openedRecord && <FormSkeleton fields={6} />}
    </div>
  )
}
