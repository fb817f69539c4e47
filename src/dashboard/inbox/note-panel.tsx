import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFeature } from '#src/api/has-feature.ts'
import { type Answerable, noteLength } from '#src/contract/answers.ts'
import type { Answer } from '#src/dashboard/answer/answered/answered.ts'
import { saveAnswer } from '#src/dashboard/answer/save-answer.ts'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { useMinute } from '#src/offline/notes/use-minute.ts'
import { age } from '#src/ui/text/date.ts'
import { controlClass } from '#src/ui/text-input.tsx'
import { notSent, onlyHere } from './answered-line.tsx'

interface NotePanelProps {
  collection: Answerable
  id: string
  note: Answer | undefined
}

/** What staff should know about a record and its sender never reads. Saved while one types. */
export function NotePanel({ collection, id, note }: NotePanelProps) {
  const client = useQueryClient()
  const field = useId()
  // Until something is typed the field follows what others write.
  const [typed, setTyped] = useState<string>()
  const [saver] = useState(() => new NoteSaver(client, collection, id))
  const isShared = useFeature('answers')
  const now = useMinute()
  const text = note?.text ?? ''
  return (
    <Panel title="Internal notes" wide>
      <div ref={saver.watch} className="flex flex-col gap-2">
        <label htmlFor={field} className="sr-only">
          Internal notes
        </label>
        <textarea
          id={field}
          rows={3}
          maxLength={noteLength}
          aria-describedby={`${field}-about`}
          aria-keyshortcuts="N"
          placeholder="What colleagues should know: who has called, what was agreed …"
          className={`${controlClass} min-h-20 py-2 print:hidden`}
          value={typed ?? text}
          onChange={(event) => {
            setTyped(event.target.value)
            saver.change(event.target.value)
          }}
          onBlur={() => {
            saver.flush()
            setTyped(undefined)
          }}
        />
        <p className="wrap-anywhere hidden whitespace-pre-line print:block">{text}</p>
        <p id={`${field}-about`} className="text-ink-soft text-sm">
          {note
            ? `Saved${note.by ? ` by ${note.by}` : ''}, ${age(note.at, now)}.`
            : 'Nobody outside reads them.'}
          {note?.isKeptHere && ` ${isShared ? notSent : onlyHere}.`}
        </p>
      </div>
    </Panel>
  )
}

/** Between the last letter and the saving, in milliseconds. */
const pause = 1_000

/** Saves a note after a pause, and at once when its field or the page is left. */
class NoteSaver {
  readonly #save: (text: string) => Promise<boolean>
  #unsaved: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(client: QueryClient, collection: Answerable, recordId: string) {
    this.#save = (text) => saveAnswer(client, { collection, recordId, kind: 'note' }, text)
  }

  change(text: string) {
    this.#unsaved = text
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), pause)
  }

  flush() {
    clearTimeout(this.#timer)
    const text = this.#unsaved
    this.#unsaved = undefined
    if (text !== undefined) void this.#save(text.trim() === '' ? '' : text)
  }

  /** As long as the field is on the screen. */
  readonly watch = () => {
    const leave = () => this.flush()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }
}
