import { useState } from 'react'
import { hasFeature } from '#src/api/has-feature.ts'
import { changesDraft } from '#src/dashboard/form/changes-draft.ts'
import { useOfferedDraft, WithDraft } from '#src/dashboard/form/offered-draft.tsx'
import type { OpenedStaffForm } from '#src/dashboard/form/open-draft.ts'
import { OtherEntries, type OtherEntry } from '#src/dashboard/form/other-entries.tsx'
import { SavingNeedsNetwork, useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { fetchSiteFacts } from '#src/offline/keep-site-facts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { takeLostFocus } from '#src/ui/browser/focus.ts'
import type { Elements } from '#src/ui/elements.ts'
import { type FormProps, SubmitButton } from '#src/ui/form/form.tsx'
import { useSetEntry } from '#src/ui/form/use-set-entry.ts'
import { toast } from '#src/ui/overlay/toast.tsx'
import { ChangedElsewhere } from './changed-elsewhere.ts'

interface SettingsSectionProps<Values, Output> {
  title: string
  form: (props: FormProps<Values, Output>) => Elements
  values: Partial<Values>
  /** Receives the form's initial values, and returns those that it starts with from now on. */
  save: (values: Output, opened: Partial<Values>) => Promise<Partial<Values>>
  /** Titles of all sections with unsaved entries: for the leave guard. */
  unsaved: Set<string>
  /** Progress of an upload; above the form, as its Cancel must work while the form is busy. */
  progress?: Elements
  /** Fields of the form. */
  children: Elements
}

/** Section of the settings, saved separately: with its own draft, dirty state, result and error. */
export function SettingsSection<Values, Output>(props: SettingsSectionProps<Values, Output>) {
  return (
    <Panel title={props.title}>
      <WithDraft name={`settings ${props.title}`}>
        {(opened) => <Section {...props} opened={opened} />}
      </WithDraft>
    </Panel>
  )
}

interface SectionProps<Values, Output> extends SettingsSectionProps<Values, Output> {
  opened: OpenedStaffForm
}

function Section<Values, Output>(props: SectionProps<Values, Output>) {
  const { title, form: Form, values, save, unsaved, progress, children } = props
  const [saved, setSaved] = useState({ times: 0, values })
  /** Other users' changes that this user has seen and may replace. */
  const [acknowledged, setAcknowledged] = useState<Record<string, string>>({})
  const [otherEntries, setOtherEntries] = useState<OtherEntry[]>([])
  const [isDirty, setDirty] = useState(false)
  const guard = useOfflineGuard()
  const mark = (dirty: boolean) => {
    setDirty(dirty)
    if (dirty) unsaved.add(title)
    else unsaved.delete(title)
  }
  const { key, draft, note, noDraftsNote, settle } = useOfferedDraft(props.opened, () => {
    mark(false)
    setOtherEntries([])
  })
  const changes = changesDraft(draft, saved.values)

  async function submit(entries: Output) {
    const savedValues = await save(entries, { ...changes.opened, ...acknowledged }).catch(showOthers)
    const isOnSite = hasFeature('site')
    // The page that staff open next shows it, too.
    if (isOnSite) void fetchSiteFacts().catch(() => undefined)
    toast.show({
      title: `${title} saved`,
      tone: 'safe',
      ...(isOnSite && { link: { label: 'See the site', href: '/' } }),
    })
    settle()
    mark(false)
    setOtherEntries([])
    setSaved({ times: saved.times + 1, values: savedValues })
  }

  function showOthers(error: unknown): never {
    if (error instanceof ChangedElsewhere) {
      const renewed = new Set(error.otherEntries.map(({ field }) => field))
      setOtherEntries([...otherEntries.filter(({ field }) => !renewed.has(field)), ...error.otherEntries])
      setAcknowledged({
        ...acknowledged,
        ...Object.fromEntries(error.otherEntries.map(({ field, value }) => [field, value])),
      })
    }
    throw error
  }

  return (
    <>
      {note}
      {progress}
      <Form
        // Further changes are measured against the saved values: a new form starts from them.
        key={`${key} ${saved.times}`}
        columns={2}
        defaults={saved.values}
        draft={changes.draft}
        onDirtyChange={mark}
        onSubmit={submit}
      >
        <ChangedEntries
          entries={otherEntries}
          onDecided={(entry) => setOtherEntries(otherEntries.filter((other) => other !== entry))}
        />
        {children}
        {isDirty && <SavingNeedsNetwork />}
        <div className="col-span-full flex flex-wrap items-center gap-3">
          <SubmitButton
            busyLabel="Saving..."
            ref={saved.times > 0 ? takeLostFocus : undefined}
            {...guard}
          >{`Save ${title}`}</SubmitButton>
          {isDirty && <Badge tone="caution">Unsaved changes</Badge>}
        </div>
      </Form>
      {noDraftsNote}
    </>
  )
}

interface ChangedEntriesProps {
  entries: OtherEntry[]
  onDecided: (entry: OtherEntry) => void
}

/** Rendered inside the form, because it sets its entries. */
function ChangedEntries({ entries, onDecided }: ChangedEntriesProps) {
  const setEntry = useSetEntry()
  return (
    <OtherEntries
      entries={entries}
      onUse={(entry) => {
        setEntry(entry.field, entry.value)
        onDecided(entry)
      }}
      onKeep={onDecided}
    />
  )
}
