import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, use, useState } from 'react'
import { useConnection } from '#src/offline/connection/connection.ts'
import type { Draft, Input } from '#src/offline/drafts/draft.ts'
import { visitorDrafts } from '#src/offline/outbox/drafts.ts'
import type { Kind } from '#src/offline/outbox/item.ts'
import { outboxAtom, progressAtom, stop } from '#src/offline/outbox/outbox.ts'
import { EarlyInputContext } from '#src/site/hydration/early-input.ts'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'
import { UploadProgress } from '#src/ui/form/upload-progress.tsx'
import { DraftNote, EditNote, NoDraftsNote } from './draft-note.tsx'
import { FormSession } from './form-session.ts'
import { showInline } from './inline-items.ts'
import { draftKeyOf, type OpenedVisitorForm, openForm } from './opened-form.ts'
import { UnsentFormNote, UnsentPanel } from './unsent-panel.tsx'

interface FormParts {
  draft: FormDraft
  onSubmit: (input: Input) => Promise<void>
}

interface StoredFormProps {
  kind: Kind
  /** Name of the form and its record: `application 66c0…`. */
  form: string
  /** Id of the outbox item to edit. */
  edit?: string | undefined
  /** Initial values of the empty form. */
  defaults: Input
  /** Values from the followed link, which override a draft. */
  linked?: Input
  /** Number of fields in the placeholder. */
  fields: number
  /** Returns the title of a submission in lists, without personal data. */
  title: (input: Input) => string
  /** Called once it has arrived. */
  onSent: (id: string) => void
  /** Called when the form is replaced by the note that its entries wait on the device, and when it is back. */
  onWaiting?: ((isWaiting: boolean) => void) | undefined
  /** Renders the form: `<Form {...parts} …>`. */
  children: (parts: FormParts) => ReactNode
}

/** A visitor's form whose entries are stored while they are typed, and until the server has confirmed them. */
export function DraftedForm(props: StoredFormProps) {
  const { kind, form, edit, fields, defaults, linked = {} } = props
  const isHydrated = useIsHydrated()
  const earlyInput = use(EarlyInputContext)
  // A server-rendered form may be filled in before the device has responded. The same applies to the form that replaces
  // it after a browser has translated the document.
  const [firstSession] = useState(() =>
    isHydrated && !earlyInput?.isPending ? undefined : new FormSession({ kind, form, defaults, linked }),
  )
  const [request, setRequest] = useState({ round: 0, isAnother: false })
  const [removed, setRemoved] = useState<Draft>()
  const { data } = useQuery({
    queryKey: ['form', form, edit, request.round],
    queryFn: () => openForm(form, request.isAnother ? undefined : edit),
    networkMode: 'always',
    // Read once: typed text is newer than anything on the device, regardless of the network.
    staleTime: 'static',
    // Only the rendered form needs it.
    gcTime: 0,
  })
  const openAgain = (isAnother = request.isAnother) => setRequest({ round: request.round + 1, isAnother })
  const opened = firstSession && request.round === 0 ? firstSession.resolveOpened(data) : data
  if (!opened) return <FormSkeleton fields={fields} />
  return (
    <OpenForm
      key={opened.openedAt}
      {...props}
      opened={opened}
      firstSession={opened.openedAt === 0 ? firstSession : undefined}
      removed={removed}
      onDiscarded={(draft) => {
        setRemoved(draft)
        openAgain()
      }}
      onBringBack={({ input }) => {
        const item = data?.item
        visitorDrafts.keep(draftKeyOf(form, { item }), input, { form })
        setRemoved(undefined)
        openAgain()
      }}
      onAnother={() => openAgain(true)}
    />
  )
}

interface OpenFormProps extends StoredFormProps {
  opened: OpenedVisitorForm
  /** Session of the server-rendered form. */
  firstSession: FormSession | undefined
  /** Entries of the form before it was started again. */
  removed: Draft | undefined
  /** Opens the form without the draft. */
  onDiscarded: (draft: Draft | undefined) => void
  /** Opens the form with a removed or replaced draft. */
  onBringBack: (draft: Draft) => void
  /** Opens an empty form. */
  onAnother: () => void
}

function OpenForm(props: OpenFormProps) {
  const {
    kind,
    form,
    defaults,
    linked = {},
    title,
    opened,
    firstSession,
    children,
    onSent,
    onWaiting,
    onAnother,
  } = props
  const [id, setId] = useState(opened.item?.id)
  const [isAside, setAside] = useState(false)
  const [session] = useState(() => firstSession ?? new FormSession({ kind, form, defaults, linked, opened }))
  const isKept = useAtomValue(visitorDrafts.keepsAtom)
  const items = useAtomValue(outboxAtom)
  const item = items?.find((one) => one.id === id)
  const progress = useAtomValue(progressAtom)
  const connection = useConnection()

  async function send(input: Input) {
    const after = await session.submit(input, title(input), { onStored: setId, onSent })
    showWaiting(after === 'waits')
  }

  function showWaiting(isWaiting: boolean) {
    setAside(isWaiting)
    onWaiting?.(isWaiting)
  }

  const isSending = item?.state === 'sending' && kind === 'application' && session.isBusy()
  const isNoteShown =
    item && !isAside && (!isSending || item.isMemoryOnly) && (session.hasSubmitted() || item.isMemoryOnly)
  const isRefused = item?.state === 'refused'
  const visibleItem = isNoteShown || isAside ? item : undefined
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {visibleItem && <SuppressBanner key={visibleItem.id} id={visibleItem.id} />}
      {item && isAside && (
        <UnsentPanel
          key={connection}
          item={item}
          onAnother={() => {
            showWaiting(false)
            onAnother()
          }}
          onEdit={() => {
            void stop(item.id)
            showWaiting(false)
          }}
        />
      )}
      {opened.item && !isAside && !session.hasSubmitted() && <EditNote item={item ?? opened.item} />}
      {!isAside && !session.hasSubmitted() && <StoredDraft {...props} session={session} />}
      {isNoteShown && !isRefused && <UnsentFormNote item={item} onAnother={onAnother} />}
      <div hidden={isAside}>{children({ draft: session.draft, onSubmit: send })}</div>
      {/* Below the form, which begins with the reason. */}
      {isNoteShown && isRefused && <UnsentFormNote item={item} onAnother={onAnother} />}
      {!isKept && !isAside && !item && <NoDraftsNote />}
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

/** Marks the item as shown by this form: the note above the page then omits it. */
function SuppressBanner({ id }: { id: string }) {
  const [whileThere] = useState(() => () => showInline(id))
  return <span hidden ref={whileThere} />
}

interface StoredDraftProps
  extends Pick<OpenFormProps, 'opened' | 'linked' | 'removed' | 'onDiscarded' | 'onBringBack'> {
  session: FormSession
}

function StoredDraft(props: StoredDraftProps) {
  const { opened, linked = {}, removed, onDiscarded, onBringBack, session } = props
  const { draft, replaced } = opened
  return (
    <DraftNote
      draft={draft}
      isLinkOverDraft={Object.entries(linked).some(([name, value]) => draft && draft.input[name] !== value)}
      removed={removed}
      replaced={replaced}
      onStartAgain={async () => {
        // Include text typed since the draft was restored.
        const input = session.lastInput() ?? draft?.input
        await session.discard()
        onDiscarded(draft && input && { ...draft, input })
      }}
      onBringBack={onBringBack}
    />
  )
}
