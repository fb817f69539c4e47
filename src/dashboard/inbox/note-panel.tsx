import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Trash2 } from 'lucide-react'
import { Suspense, use, useId, useRef, useState } from 'react'
import { useFeature } from '#src/api/has-feature.ts'
import { type InboxName, noteLength } from '#src/contract/follow-ups.ts'
import type { Note } from '#src/dashboard/follow-ups/follow-ups.ts'
import { addNote, changeNote } from '#src/dashboard/follow-ups/save-follow-up.ts'
import { staffDrafts } from '#src/dashboard/offline-data/drafts/staff-drafts.ts'
import { Panel } from '#src/dashboard/record/panel.tsx'
import type { Draft } from '#src/offline/drafts/draft.ts'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextArea } from '#src/ui/text-input.tsx'
import { Ago } from './ago.tsx'
import { notSent, onlyHere } from './followed-up-line.tsx'

interface NotePanelProps {
  collection: InboxName
  id: string
  /** The newest first. */
  notes: Note[]
}

/** Notes of staff about a record: one entry each, appended, never printed. */
export function NotePanel({ collection, id, notes }: NotePanelProps) {
  const [opening] = useState(() => staffDrafts.open(`${collection} ${id}`))
  return (
    <div className="print:hidden">
      <Panel title="Internal notes" wide>
        <Suspense fallback={<Skeleton className="h-32" />}>
          <NewNote collection={collection} id={id} opening={opening} />
        </Suspense>
        {notes.length > 0 && (
          <ul aria-label="Internal notes" className="flex flex-col divide-y divide-line">
            {notes.map((note) => (
              <NoteEntry key={note.id} note={note} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}

interface NewNoteProps extends Pick<NotePanelProps, 'collection' | 'id'> {
  opening: Promise<Draft | undefined>
}

/** Form for a new note; its text is a draft of the record on this device. */
function NewNote({ collection, id, opening }: NewNoteProps) {
  const draft = use(opening)
  const key = `${collection} ${id}`
  const client = useQueryClient()
  const field = useId()
  const [text, setText] = useState(() => String(draft?.input.note ?? ''))
  const latest = useRef(text)
  const input = useRef<HTMLTextAreaElement>(null)
  const isKept = useAtomValue(staffDrafts.keepsAtom)
  const change = (next: string) => {
    latest.current = next
    setText(next)
    if (next) staffDrafts.keep(key, { note: next })
    else void staffDrafts.drop(key)
  }
  const add = async () => {
    const note = text.trim()
    input.current?.focus()
    if (!note) return
    latest.current = ''
    setText('')
    const isSaved = await addNote(client, { collection, recordId: id }, note)
    if (!isSaved) reportLoss()
    // Keep the draft of a note that is in memory alone. Drop any other draft only after the note is written: if the
    // page closes in between, the text exists twice instead of being lost.
    if (isSaved && latest.current === '') void staffDrafts.drop(key)
  }
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <label htmlFor={field} className="sr-only">
        New internal note
      </label>
      <TextArea
        id={field}
        ref={input}
        rows={3}
        maxLength={noteLength}
        aria-describedby={`${field}-about`}
        aria-keyshortcuts="N"
        data-command="Write an internal note"
        placeholder="What colleagues should know: who has called, what was agreed …"
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          void add()
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={`${field}-about`} className="min-w-0 text-ink-soft text-sm">
          {`Only staff can see these notes. ${isKept ? draftIsSaved : draftIsNotSaved}`}
        </p>
        <Button type="submit" variant="secondary" title="Add note (Ctrl Enter or ⌘ Enter)">
          Add note
        </Button>
      </div>
    </form>
  )
}

const draftIsSaved = 'Your text stays on this device as a draft until you add it.'
const draftIsNotSaved = 'This device cannot save a draft: add the note before you leave this page.'

function NoteEntry({ note }: { note: Note }) {
  const { id, text, by, at, isPending, isOwn } = note
  const client = useQueryClient()
  const isShared = useFeature('answers')
  const write = async (words: string) => {
    if (!(await changeNote(client, id, words))) reportLoss()
  }
  const remove = () => {
    void write('')
    toast.show({
      title: 'Note deleted',
      tone: 'info',
      action: { label: 'Undo', onAct: () => void write(text) },
    })
  }
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm">
          <span className="wrap-anywhere font-semibold">{by || 'Unknown author'}</span>
          <Ago at={at} className="text-ink-soft" />
          {isPending && <span className="text-ink-soft">{isShared ? notSent : onlyHere}</span>}
        </p>
        {isOwn && <IconButton ref={handFocusOn} icon={Trash2} label="Delete your note" onClick={remove} />}
      </div>
      <p className="wrap-anywhere max-w-prose whitespace-pre-line">{text}</p>
    </li>
  )
}

const reportLoss = () =>
  toast.show({
    title: 'This device cannot store notes: the note lasts until you leave the page.',
    tone: 'danger',
  })
