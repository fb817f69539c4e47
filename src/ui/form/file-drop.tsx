import { FileUp, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { fileSize } from '#src/ui/text/file-size.ts'
import type { CustomField } from './form-field.tsx'
import { namedProblem } from './image-slot-list.ts'

interface FileDropProps extends Pick<CustomField, 'control'> {
  file: File | undefined
  onChange: (file: File | undefined) => void
  /** Checks a file before it is accepted. A rejected file is named with the reason, and the previous file stays. */
  problemOf?: CustomField['problemOf']
  /** Types that the browser offers; any type by default. */
  accept?: string
  /** Instruction while no file is chosen: `Choose a PDF or drop it here`. */
  children: ReactNode
}

/** An area to choose or drop one file, which can be replaced and removed. For a form's `Field`. */
export function FileDrop({ control, file, onChange, problemOf, accept, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [fileProblem, setFileProblem] = useState('')
  const latest = useRef<File>(undefined)

  async function choose(file: File | undefined) {
    latest.current = file
    const problem = file && (await problemOf?.(file))
    if (latest.current !== file) return
    setFileProblem(file && problem ? namedProblem(file, problem) : '')
    if (!problem) onChange(file)
  }

  const area = (
    <div
      className={classes(
        'relative flex min-h-20 items-center gap-4 rounded-md border border-dashed px-4 py-3 transition-colors',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-signal has-[input:focus-visible]:outline-offset-2',
        'hover:border-ink has-disabled:opacity-70',
        isOver ? 'border-signal bg-signal/8' : 'bg-paper',
        control['aria-invalid'] ? 'border-danger' : 'border-edge',
      )}
    >
      <FileUp aria-hidden size={28} strokeWidth={1.25} className="shrink-0 text-signal" />
      <span className="min-w-0 grow" id={`${control.id}-chosen`}>
        {file ? (
          <>
            <span className="wrap-anywhere block font-semibold leading-snug">{file.name}</span>
            <span className="text-ink-soft text-sm tabular-nums">{`${fileSize(file.size)} — press to replace`}</span>
          </>
        ) : (
          <span>{children}</span>
        )}
      </span>
      <input
        {...control}
        ref={input}
        type="file"
        accept={accept}
        aria-describedby={classes(
          `${control.id}-chosen`,
          fileProblem && `${control.id}-refusal`,
          control['aria-describedby'],
        )}
        // Cover the whole area: a press opens the file dialog, and browsers accept files dropped on the input.
        className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        // Without a reset, choosing the same file again after an edit fires no change event.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ currentTarget: { files } }) => files?.[0] && void choose(files[0])}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
      />
      {file && (
        <IconButton
          label={`Remove ${file.name}`}
          icon={X}
          className="z-1"
          onClick={() => {
            void choose(undefined)
            if (!input.current) return
            input.current.value = ''
            input.current.focus()
          }}
        />
      )}
    </div>
  )
  if (!problemOf) return area
  return (
    <div className="flex flex-col gap-1.5">
      {area}
      {fileProblem && (
        <p
          role="alert"
          id={`${control.id}-refusal`}
          className="wrap-anywhere font-medium text-danger text-sm"
        >
          {fileProblem}
        </p>
      )}
    </div>
  )
}
