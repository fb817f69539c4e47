import { useRef, useState } from 'react'
import { classes } from '#src/ui/classes.ts'
import { FileDrop } from '#src/ui/form/file-drop.tsx'
import type { CustomField } from '#src/ui/form/form-field.tsx'
import { PdfPreview } from '#src/ui/form/pdf-preview.tsx'

/** The resume field: validates a file on selection, and previews a PDF. */
export function ApplyResume({ control, value, onChange, check }: CustomField) {
  const [good, setGood] = useState<File>()
  const [news, setNews] = useState('')
  const hint = `${control.id}-hint`
  const file = value instanceof File ? value : undefined
  const latest = useRef<File>(undefined)
  async function choose(file: File | undefined) {
    latest.current = file
    onChange(file)
    setNews(file ? '' : 'The file was removed')
    if (!file) return
    const isGood = await check()
    if (latest.current !== file) return
    setNews(isGood ? `${file.name} was chosen` : `${file.name} cannot be sent`)
    if (isGood) setGood(file)
  }
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        control={{ ...control, 'aria-describedby': classes(hint, control['aria-describedby']) }}
        file={file}
        onChange={(file) => void choose(file)}
        accept=".pdf,application/pdf"
      >
        <span className="font-semibold">Choose a PDF file</span>
        <span className="hidden text-ink-soft pointer-fine:inline"> or drop it here</span>
      </FileDrop>
      {/* Above the preview, which is as high as a phone's screen. */}
      <p id={hint} className="-mt-1.5 text-ink-soft text-sm">
        PDF up to 10MB
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
      {file && file === good && <PdfPreview key={keyOf(file)} file={file} />}
    </div>
  )
}

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`
