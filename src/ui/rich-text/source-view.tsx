import { Code, PenLine } from 'lucide-react'
import { Alert } from '#src/ui/alert.tsx'
import { takeFocus } from '#src/ui/browser/take-focus.ts'
import { Button } from '#src/ui/button.tsx'
import type { CustomField } from '#src/ui/form/form-field.tsx'
import { TextArea } from '#src/ui/text-input.tsx'

interface SourceViewProps extends Pick<CustomField, 'control'> {
  html: string
  onChange: (html: string) => void
  rows: number
  /** Reason for this view when the user did not choose it. */
  note?: string | false
  autoFocus?: boolean
  /** Switches to the visual view; undefined if there is none. */
  onLeave?: () => void
}

/** Text area with the HTML source. */
export function SourceView({ control, html, onChange, rows, note, autoFocus, onLeave }: SourceViewProps) {
  return (
    <div className="rounded-md border border-edge">
      <div className="flex flex-wrap items-center gap-2 border-line border-b bg-paper-sunk px-3 py-1">
        <Code aria-hidden size={18} strokeWidth={1.5} />
        <span className="mr-auto font-semibold text-sm">HTML</span>
        {onLeave && (
          <Button variant="quiet" size="small" onClick={onLeave}>
            <PenLine aria-hidden size={16} strokeWidth={1.5} />
            Visual editor
          </Button>
        )}
      </div>
      {note && (
        <Alert tone="caution" className="m-2">
          {note}
        </Alert>
      )}
      <TextArea
        {...control}
        value={html}
        rows={rows}
        spellCheck={false}
        ref={autoFocus ? takeFocus : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="rounded-t-none border-0 font-mono text-sm"
      />
    </div>
  )
}
