import { use, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { authorOf } from '#src/dashboard/offline-data/sync/record-authors.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { type FormDraft, SubmitButton } from '#src/ui/form/form.tsx'
import { FormContext, fieldId } from '#src/ui/form/form-context.ts'
import { toast } from '#src/ui/overlay/toast.tsx'
import { fileNameOf } from '#src/ui/text/file-link.ts'
import { plainText } from '#src/ui/text/plain-text.ts'
import type { EditedVersion, OtherChange } from './edited-version.ts'
import { OtherEntries, type OtherEntry, OtherValue } from './other-entries.tsx'

interface MergeNoticeProps {
  /** Current record; the same object while nothing has changed. */
  record: { _id: string }
  /** Its values as entries of the form. */
  values: FieldValues
  /** Addresses of its files, by the fields that replace them. */
  files: Record<string, string>
  version: EditedVersion
  /** Receives the labels of the fields that this user still has to decide about. */
  onConflicts: (labels: string[]) => void
  draft: FormDraft
}

type LabelledChange = OtherChange & OtherEntry

/**
 * Notice in the form of a record that a colleague may change meanwhile: copies their values into the untouched fields,
 * says so, and asks about the others.
 */
export function MergeNotice({ record, values, files, version, draft, onConflicts }: MergeNoticeProps) {
  const { id, dropProblem } = use(FormContext)
  const { getValues, setValue, resetField } = useFormContext()
  const colleague = authorOf(record._id) ?? 'A colleague'
  const addresses = Object.fromEntries(
    Object.entries(files).map(([field, file]) => [field, file.split('?')[0]]),
  )
  const fileAddresses = useRef(addresses)
  const [mergedChanges, setMergedChanges] = useState<LabelledChange[]>([])
  const [conflicts, setConflicts] = useState<LabelledChange[]>([])

  const merge = useEffectEvent(() => {
    const merged = version.merge(values, {
      get: (field) => getValues(field),
      set: (field, entry, isSaved) => {
        // The server's value is no change of this user.
        if (isSaved) resetField(field, { defaultValue: entry })
        setValue(field, entry, { shouldDirty: !isSaved })
      },
    })
    const label = ({ field, theirs, file }: OtherChange & { file?: string }): LabelledChange[] => {
      const text = labelOf(id, field)
      const value = file === undefined ? wordsOf(id, field, theirs) : file && fileNameOf(file)
      return text ? [{ field, theirs, label: text, value }] : []
    }
    const replaced = Object.keys(addresses).filter(
      (field) => addresses[field] !== fileAddresses.current[field],
    )
    const changedFiles = replaced.map((field) => ({ field, theirs: undefined, file: addresses[field] ?? '' }))
    const isChosen = ({ field }: OtherChange) => getValues(field) instanceof File
    const news = [...merged.mergedChanges, ...changedFiles.filter((change) => !isChosen(change))].flatMap(
      label,
    )
    const openConflicts = [...merged.conflicts, ...changedFiles.filter(isChosen)].flatMap(label)
    for (const change of changedFiles.filter((change) => !isChosen(change))) knowFile(change.field)
    setMergedChanges((before) => [
      ...before.filter(({ field }) => !news.some((one) => one.field === field)),
      ...news,
    ])
    const isNew = openConflicts.some(
      (one) => !conflicts.some((other) => other.field === one.field && other.value === one.value),
    )
    decide(openConflicts)
    if (news.length > 0 || isNew)
      toast.show({ title: `${colleague} changed ${namesOf([...news, ...openConflicts])}`, tone: 'info' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is what there is to merge
  useLayoutEffect(() => merge(), [record])

  function knowFile(field: string) {
    fileAddresses.current = { ...fileAddresses.current, [field]: addresses[field] }
  }
  function decide(left: LabelledChange[]) {
    setConflicts(left)
    onConflicts(left.map(({ label }) => label))
  }
  function settle(entry: LabelledChange) {
    const { field } = entry
    if (field in files) knowFile(field)
    else version.settle(entry)
    const left = conflicts.filter((other) => other !== entry)
    decide(left)
    if (left.length === 0) dropProblem()
    // A decision for this user's own changes sets no entry, so write the draft here.
    draft.write(getValues())
  }

  return (
    <OtherEntries
      author={authorOf(record._id)}
      entries={conflicts}
      onUse={(entry) => {
        setValue(entry.field, entry.theirs, { shouldDirty: true, shouldValidate: true })
        settle(entry)
      }}
      onKeep={settle}
    >
      {mergedChanges.length > 0 && (
        <ul className="mt-1 flex flex-col gap-1">
          {mergedChanges.map((entry) => (
            <li key={entry.field}>
              <OtherValue entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </OtherEntries>
  )
}

/** Submit intent of a user who saves the entries of a deleted record. */
export const saveAsNew = 'new'

/** Notice that the record was deleted while its entries are still in the form. */
export function DeletedNotice({ id, noun, leave }: { id: string; noun: string; leave: () => void }) {
  const title = `${authorOf(id) ?? 'A colleague'} deleted this ${noun}`
  return (
    <Alert tone="caution" role="status" className="col-span-full" title={title}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>{`What you typed is still here. Files and pictures of the deleted ${noun} have to be chosen again.`}</p>
        <span className="flex flex-wrap gap-2">
          <SubmitButton intent={saveAsNew} size="small" busyLabel="Saving...">
            Save as new
          </SubmitButton>
          <Button variant="secondary" size="small" onClick={leave}>
            Leave
          </Button>
        </span>
      </div>
    </Alert>
  )
}

const namesOf = (changes: LabelledChange[]) => changes.map(({ label }) => label).join(', ')

/** Returns the label of a field; undefined for values that the form does not show. */
function labelOf(form: string, field: string): string | undefined {
  const label = document.getElementById(`${fieldId(form, field)}-label`)?.textContent
  // An article's status is set by its buttons, not by a field.
  return label || (field === 'status' ? 'Status' : undefined)
}

/** Returns a value in the words of its field. */
function wordsOf(form: string, field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) {
    const isAddresses = value.length > 0 && value.every((entry) => /^(?:\/|https?:)/.test(String(entry)))
    return isAddresses ? `${value.length} ${value.length === 1 ? 'picture' : 'pictures'}` : value.join(', ')
  }
  const control = document.getElementById(fieldId(form, field))
  const option =
    control instanceof HTMLSelectElement && [...control.options].find((one) => one.value === value)
  return option ? option.text : plainText(String(value ?? ''))
}
