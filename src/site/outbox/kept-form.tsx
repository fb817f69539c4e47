import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, use, useState } from 'react'
import { useConnection } from '#src/offline/connection/connection.ts'
import { type FoundDraft, formOf, type Input } from '#src/offline/drafts/draft.ts'
import { claimFreshKey } from '#src/offline/drafts/draft-claims.ts'
import type { Wanted } from '#src/offline/drafts/draft-store.ts'
import { visitorDrafts } from '#src/offline/outbox/drafts.ts'
import type { Kind } from '#src/offline/outbox/item.ts'
import { outboxAtom, progressAtom, stop } from '#src/offline/outbox/outbox.ts'
import { EarlyInputContext } from '#src/site/start/early-input.ts'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'
import { UploadProgress } from '#src/ui/form/upload-progress.tsx'
import { DraftNote, EditNote, NotKeptNote } from './draft-note.tsx'
import { FormSession } from './form-session.ts'
import { handedOverItemsAtom } from './handed-over-items.ts'
import { showInline } from './inline-items.ts'
import { type OpenedVisitorForm, openForm } from './opened-form.ts'
import { UnsentFormNote, UnsentPanel } from './unsent-panel.tsx'

interface FormParts {
  draft: FormDraft
  onSubmit: (input: Input) => Promise<void>
}

interface KeptFormProps {
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
  /** Renders the form: `<Form {...parts} …>`. */
  children: (parts: FormParts) => ReactNode
}

/** A visitor's form whose entries are stored while they are typed, and until the server has confirmed them. */
export function DraftedForm(props: KeptFormProps) {
  const { kind, form, edit, fields, defaults, linked = {} } = props
  const isHydrated = useIsHydrated()
  const earlyInput = use(EarlyInputContext)
  // A server-rendered form may be filled in before the device has responded. The same applies to the form that replaces
  // it after a browser has translated the document.
  const [drawn] = useState(() =>
    isHydrated && !earlyInput?.isPending ? undefined : new FormSession({ kind, form, defaults, linked }),
  )
  const [asked, setAsked] = useState<OpenRequest>({ round: 0, draft: 'latest', isAnother: false })
  const [removed, setRemoved] = useState<FoundDraft>()
  const { data } = useQuery({
    queryKey: ['form', form, edit, asked.round],
    queryFn: () =>
      openForm(form, {
        edit: asked.isAnother ? undefined : edit,
        draft: asked.draft,
        isOwn: drawn?.isOwn,
      }),
    networkMode: 'always',
    // Read once: typed text is newer than anything on the device, regardless of the network.
    staleTime: 'static',
    // Only the rendered form needs it.
    gcTime: 0,
  })
  const openAgain = (change: Partial<OpenRequest>) =>
    setAsked({ ...asked, ...change, round: asked.round + 1 })
  const opened = drawn && asked.round === 0 ? drawn.answer(data) : data
  if (!opened) return <FormSkeleton fields={fields} />
  return (
    <OpenForm
      key={opened.openedAt}
      {...props}
      opened={opened}
      drawn={opened.openedAt === 0 ? drawn : undefined}
      removed={removed}
      onDiscarded={(draft) => {
        setRemoved(draft)
        openAgain({ draft: 'none' })
      }}
      onBringBack={() => {
        if (!removed) return
        // Entries typed since then are offered as another draft.
        const key = claimFreshKey(formOf(removed.key))
        visitorDrafts.keep(key, removed.input, { form })
        setRemoved(undefined)
        openAgain({ draft: { key } })
      }}
      onOtherDraft={({ key }) => openAgain({ draft: { key } })}
      onAnother={() => openAgain({ draft: 'latest', isAnother: true })}
    />
  )
}

interface OpenRequest {
  /** Number of times that the form was opened before. */
  round: number
  draft: Wanted
  /** Opens a further form instead of the submission to edit. */
  isAnother: boolean
}

interface OpenFormProps extends KeptFormProps {
  opened: OpenedVisitorForm
  /** Session of the server-rendered form. */
  drawn: FormSession | undefined
  /** Entries of the form before it was started again. */
  removed: FoundDraft | undefined
  /** Opens the form without the draft. */
  onDiscarded: (draft: FoundDraft | undefined) => void
  /** Opens the form with the removed draft. */
  onBringBack: () => void
  /** Opens the form with another draft. */
  onOtherDraft: (draft: FoundDraft) => void
  /** Opens an empty form. */
  onAnother: () => void
}

function OpenForm(props: OpenFormProps) {
  const { kind, form, defaults, linked = {}, title, opened, drawn, children, onSent, onAnother } = props
  const [id, setId] = useState(opened.item?.id)
  const [isAside, setAside] = useState(false)
  const [session] = useState(() => drawn ?? new FormSession({ kind, form, defaults, linked, opened }))
  const isKept = useAtomValue(visitorDrafts.keepsAtom)
  const items = useAtomValue(outboxAtom)
  const takenIds = useAtomValue(handedOverItemsAtom)
  const item = items?.find((one) => one.id === id)
  const taken = items?.find(
    (one) => one.form === form && one.state === 'stopped' && takenIds.includes(one.id),
  )
  const progress = useAtomValue(progressAtom)
  const connection = useConnection()

  async function send(input: Input) {
    const after = await session.submit(input, title(input), { onKept: setId, onSent })
    setAside(after === 'waits')
  }

  const isSending = item?.state === 'sending' && kind === 'application' && session.isBusy()
  const isNoteShown =
    item && !isAside && (!isSending || item.isMemoryOnly) && (session.hasSubmitted() || item.isMemoryOnly)
  const shown = isNoteShown || isAside ? item : !item && taken
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {shown && <SuppressBanner key={shown.id} id={shown.id} />}
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
      {!isAside && !session.hasSubmitted() && <KeptDrafts key={opened.key} {...props} session={session} />}
      {!item && taken && <UnsentFormNote item={taken} onAnother={onAnother} />}
      {isNoteShown && <UnsentFormNote item={item} onAnother={onAnother} />}
      <div hidden={isAside}>{children({ draft: session.draft, onSubmit: send })}</div>
      {!isKept && !isAside && !item && <NotKeptNote />}
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

/** Marks the item as shown by the form, so that the note above the page omits it. */
function SuppressBanner({ id }: { id: string }) {
  const [whileThere] = useState(() => () => showInline(id))
  return <span hidden ref={whileThere} />
}

interface KeptDraftsProps
  extends Pick<
    OpenFormProps,
    'opened' | 'linked' | 'removed' | 'onDiscarded' | 'onBringBack' | 'onOtherDraft'
  > {
  session: FormSession
}

function KeptDrafts(props: KeptDraftsProps) {
  const { opened, linked = {}, removed, onDiscarded, onBringBack, onOtherDraft, session } = props
  const { draft } = opened
  const [discarded, setDiscarded] = useState<FoundDraft[]>([])
  return (
    <DraftNote
      draft={draft}
      isLinkOverDraft={Object.entries(linked).some(([name, value]) => draft && draft.input[name] !== value)}
      others={opened.others.filter((other) => !discarded.includes(other))}
      removed={removed}
      onStartAgain={async () => {
        // Include text typed since the draft was restored.
        const input = session.lastInput() ?? draft?.input
        await session.discard()
        onDiscarded(draft && input && { ...draft, input })
      }}
      onBringBack={onBringBack}
      onUse={onOtherDraft}
      onDiscardOther={(draft) => {
        setDiscarded([...discarded, draft])
        void visitorDrafts.discardOther(draft)
      }}
    />
  )
}
