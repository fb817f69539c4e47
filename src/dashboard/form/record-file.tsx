import { FileLink } from '#src/dashboard/record/file-link.tsx'
import { FileDrop } from '#src/ui/form/file-drop.tsx'
import type { CustomField } from '#src/ui/form/form-field.tsx'

interface RecordFileProps extends Pick<CustomField, 'control' | 'value' | 'onChange' | 'problemOf'> {
  /** The record's current file, if any. */
  current: string | undefined
}

/** File field of any type, with the file that a new one replaces. For a form's `Field`. */
export function RecordFile({ control, value, onChange, problemOf, current }: RecordFileProps) {
  const file = value instanceof File ? value : undefined
  return (
    <div className="flex flex-col gap-2">
      <FileDrop control={control} file={file} onChange={onChange} problemOf={problemOf}>
        {current ? 'Choose another file, or drop it here' : 'Choose a file, or drop it here'}
      </FileDrop>
      {current && (
        <p className="text-ink-soft text-sm">
          <span>{file ? 'Replaces: ' : 'Now: '}</span>
          <FileLink href={current} />
        </p>
      )}
    </div>
  )
}
