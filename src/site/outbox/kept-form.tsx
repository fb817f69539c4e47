import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import type { Kind } from '#src/offline/outbox/item.ts'
import { outboxAtom, progressAtom, stop } from '#src/offline/outbox/outbox.ts'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'
import { UploadProgress } from '#src/ui/form/upload-progress.tsx'
import { DraftNote, EditNote } from './draft-note.tsx'
import { createFormSession, type Entries, emptyForm, type OpenedForm, openForm } from './form-session.ts'
import { UnsentFormNote, UnsentPanel } from './unsent-panel.tsx'

interface FormParts {
  draft: FormDraft
  onSubmit: (entered: Entries) => Promise<void>
}

interface KeptFormProps {
  kind: Kind
  /** Names the form, and for which record it is: `application 66c0…`. */
  form: string
  /** The item of the outbox that is to be changed. */
  edit?: string | undefined
  /** What stands in the empty form. */
  defaults: Entries
  /** How many fields its placeholder has. */
  fields: number
  /** What a submission is called in lists; says nothing personal. */
  title: (entered: Entries) => string
  /** It has arrived. */
  onSent: (id: string) => void
  /** The form itself: `<Form {...parts} …>`. */
  children: (parts: FormParts) => ReactNode
}

/** A visitor's form whose entries are kept while they are typed, and until the server has said that it has them. */
export function KeptForm(props: KeptFormProps) {
  const { form, edit, fields } = props
  const [round, setRound] = useState(0)
  const [isAnother, setAnother] = useState(false)
  const { data = emptyForm() } = useQuery({
    queryKey: ['form', form, edit, round],
    queryFn: () => openForm(form, isAnother ? undefined : edit),
    networkMode: 'always',
    // Read once: what is being typed is newer than anything on the device, whatever the network does.
    staleTime: 'static',
    // Nobody but the form that is drawn needs it.
    gcTime: 0,
  })
  if (!data) return <FormSkeleton fields={fields} />
  return (
    <OpenForm
      key={data.openedAt}
      {...props}
      opened={data}
      onDiscarded={() => setRound(round + 1)}
      onAnother={() => {
        setAnother(true)
        setRound(round + 1)
      }}
    />
  )
}

interface OpenFormProps extends KeptFormProps {
  opened: OpenedForm
  /** Brings the form as it was before the draft. */
  onDiscarded: () => void
  /** Brings an empty form. */
  onAnother: () => void
}

function OpenForm(props: OpenFormProps) {
  const { kind, form, defaults, title, opened, children, onSent, onDiscarded, onAnother } = props
  const [id, setId] = useState(opened.item?.id)
  const [isAside, setAside] = useState(false)
  const [session] = useState(() => createFormSession({ kind, form, defaults, opened }))
  const item = useAtomValue(outboxAtom)?.find((one) => one.id === id)
  const progress = useAtomValue(progressAtom)
  const connection = useAtomValue(connectionAtom)

  async function send(entered: Entries) {
    const after = await session.submit(entered, title(entered), { onKept: setId, onSent })
    setAside(after === 'waits')
  }

  const isSending = item?.state === 'sending' && kind === 'application' && session.isBusy()
  const isNoteShown =
    item && !isAside && (!isSending || item.isMemoryOnly) && (session.hasSubmitted() || item.isMemoryOnly)
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {item && isAside && (
        <UnsentPanel
          key={connection}
          item={item}
          onAnother={onAnother}
          onEdit={() => {
            void stop(item.id)
            setAside(false)
          }}
        />
      )}
      {opened.item && !isAside && !session.hasSubmitted() && <EditNote item={item ?? opened.item} />}
      {opened.draft && !isAside && !session.hasSubmitted() && (
        <DraftNote
          draft={opened.draft}
          onDiscard={async () => {
            await session.discard()
            onDiscarded()
          }}
        />
      )}
      {isNoteShown && <UnsentFormNote item={item} onAnother={onAnother} />}
      <div hidden={isAside}>{children({ draft: session.draft, onSubmit: send })}</div>
      {isSending && (
        <UploadProgress
          label="Sending your application"
          sent={progress?.sent ?? 0}
          total={progress?.total ?? 0}
          onCancel={() => void stop(item.id)}
        />
      )}
    </div>
  )
}
