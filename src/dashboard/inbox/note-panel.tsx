import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFeature } from '#src/api/has-feature.ts'
import { beforeSessionEnds } from '#src/api/session.ts'
import { type Answerable, noteLength } from '#src/contract/answers.ts'
import type { Answer } from '#src/dashboard/answer/answered/answered.ts'
import { saveAnswer } from '#src/dashboard/answer/save-answer.ts'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { useMinute } from '#src/offline/notes/use-minute.ts'
import { toast } from '#src/ui/overlay/toast.tsx'
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
            void saver.flush()
            setTyped(undefined)
          }}
        />
        <p className="wrap-anywhere hidden whitespace-pre-line print:block">{text}</p>
        <p id={`${field}-about`} className="text-ink-soft text-sm">
          <span>
            {note
              ? `Saved${note.by ? ` by ${note.by}` : ''}, ${age(note.at, now)}.`
              : 'Nobody outside reads them. Saved as you type.'}
          </span>
          {note?.isKeptHere && <span>{` ${isShared ? notSent : onlyHere}.`}</span>}
        </p>
      </div>
    </Panel>
  )
}

/** Between the last letter and the saving, in milliseconds. */
const pause = 1_000

/** Saves a note after a pause, and at once when its field or the page is left, or the session has expired. */
class NoteSaver {
  readonly #save: (text: string) => Promise<void>
  #unsaved: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(client: QueryClient, collection: Answerable, recordId: string) {
    this.#save = async (text) => {
      const isKept = await saveAnswer(client, { collection, recordId, kind: 'note' }, text)
      if (isKept) return
      const title = 'This device keeps nothing: the note lasts until the page is left.'
      toast.show({ title, tone: 'danger' })
    }
  }

  change(text: string) {
    this.#unsaved = text
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), pause)
  }

  async flush() {
    clearTimeout(this.#timer)
    const text = this.#unsaved
    this.#unsaved = undefined
    if (text !== undefined) await this.#save(text.trim() === '' ? '' : text)
  }

  /** As long as the field is on the screen. */
  readonly watch = () => {
    const leave = () => void this.flush()
    // The end waits for it. A Logout takes every note of the device along.
    const stopWatching = beforeSessionEnds((reason) => (reason === 'expired' ? this.flush() : undefined))
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      stopWatching()
      leave()
    }
  }
}
