import { useAtom } from 'jotai'
import { useId, useState } from 'react'
import type { InboxName } from '#src/contract/follow-ups.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Select } from '#src/ui/select.tsx'
import { Checkbox, TextArea, TextInput } from '#src/ui/text-input.tsx'
import { fillTemplate, type Words } from './reply.ts'
import { firstTemplates, placeholders, type Template, unsavedTemplatesAtom } from './templates.ts'
import { type TemplateGroups, useTemplates } from './use-templates.ts'

interface TemplateDialogProps {
  collection: InboxName
  /** Placeholder values of the open record, for the preview. */
  words: Words
  onClose: () => void
}

/** Edits the templates of this inbox, shared or on this device; Reset restores the first templates. */
export function TemplateDialog({ collection, words, onClose }: TemplateDialogProps) {
  const { templates, isShared, setTemplates, keep, discard, reset } = useEditedTemplates(collection)
  const [chosenId, setChosenId] = useState<string>()
  const field = useId()
  const template = templates.find(({ id }) => id === chosenId) ?? templates[0]
  if (!template) return null
  const closeAfter = (act: () => void) => () => {
    act()
    onClose()
  }
  const change = (part: Partial<EditedTemplate>) =>
    setTemplates(templates.map((one) => (one === template ? { ...one, ...part } : one)))
  return (
    <Dialog
      holdsForm
      open
      onOpenChange={(open) => !open && onClose()}
      title="Templates"
      description={`${isShared ? 'All staff see shared templates.' : 'Saved on this device.'} Nothing is sent from here: your own mail program or WhatsApp opens with the text.`}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              reset()
              setChosenId(undefined)
            }}
          >
            Reset
          </Button>
          <Button variant="secondary" onClick={closeAfter(discard)}>
            Cancel
          </Button>
          <Button
            disabled={!templates.every(({ name, body }) => name.trim() && body.trim())}
            onClick={closeAfter(keep)}
          >
            Save templates
          </Button>
        </>
      }
    >
      <TemplateChoice
        templates={templates}
        template={template}
        onChoose={setChosenId}
        onAdd={() => {
          const id = crypto.randomUUID()
          setTemplates([...templates, { id, ...newTemplate, isOwn: !isShared }])
          setChosenId(id)
        }}
        onRemove={() => {
          setTemplates(templates.filter((one) => one !== template))
          setChosenId(undefined)
        }}
      />
      {isShared && (
        <div className="flex min-h-(--control) items-center gap-3 text-sm">
          <Checkbox
            id={field}
            checked={!template.isOwn}
            // A new id: its own may be taken in the other group.
            onChange={({ target }) => {
              const id = crypto.randomUUID()
              change({ isOwn: !target.checked, id })
              setChosenId(id)
            }}
          />
          <label htmlFor={field}>Share with colleagues</label>
        </div>
      )}
      <TemplateFields template={template} onChange={change} />
      <PlaceholderList />
      <section aria-label="Preview" className="rounded-md border border-line bg-paper-sunk p-3 text-sm">
        <p className="wrap-anywhere font-semibold">{fillTemplate(template.subject, words)}</p>
        <p className="wrap-anywhere mt-1 whitespace-pre-line">{fillTemplate(template.body, words)}</p>
      </section>
    </Dialog>
  )
}

const newTemplate = { name: 'New template', subject: '{reference}', body: 'Dear {name},\n\n' }

interface EditedTemplate extends Template {
  /** Whether the template belongs to this device alone. */
  isOwn: boolean
}

/** Returns an inbox's templates while they are edited; a dialog closed by accident reopens with the unsaved changes. */
function useEditedTemplates(collection: InboxName) {
  const { shared, own, isShared, save } = useTemplates(collection)
  const [unsaved, setUnsaved] = useAtom(unsavedTemplatesAtom)
  const groups = unsaved[collection] ?? { shared, own }
  const setGroups = (next: TemplateGroups | undefined) => setUnsaved({ ...unsaved, [collection]: next })
  const first = firstTemplates[collection]
  return {
    isShared,
    templates: [
      ...groups.shared.map((template) => ({ ...template, isOwn: false })),
      ...groups.own.map((template) => ({ ...template, isOwn: true })),
    ],
    setTemplates: (next: EditedTemplate[]) => {
      const group = (isOwn: boolean) =>
        next.flatMap(({ isOwn: isInOwn, ...template }) => (isInOwn === isOwn ? template : []))
      setGroups({ shared: group(false), own: group(true) })
    },
    keep: () => {
      save(groups)
      setGroups(undefined)
    },
    discard: () => setGroups(undefined),
    reset: () => setGroups(isShared ? { shared: first, own: groups.own } : { shared: [], own: first }),
  }
}

interface TemplateChoiceProps {
  templates: Template[]
  template: Template
  /** Receives the id of the template. */
  onChoose: (id: string) => void
  onAdd: () => void
  onRemove: () => void
}

function TemplateChoice({ templates, template, onChoose, onAdd, onRemove }: TemplateChoiceProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-end gap-2">
      <label htmlFor={id} className={`${labelClass} basis-48`}>
        Template
        <Select
          id={id}
          options={templates.map(({ id: value, name }) => ({ value, label: name || '(no name)' }))}
          value={template.id}
          onChange={(event) => onChoose(event.target.value)}
        />
      </label>
      <Button variant="secondary" onClick={onAdd}>
        Add
      </Button>
      <Button variant="secondary" disabled={templates.length === 1} onClick={onRemove}>
        Remove
      </Button>
    </div>
  )
}

interface TemplateFieldsProps {
  template: Template
  onChange: (part: Partial<Template>) => void
}

function TemplateFields({ template, onChange }: TemplateFieldsProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={`${id}-name`} className={labelClass}>
        Name
        <TextInput
          id={`${id}-name`}
          maxLength={60}
          value={template.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </label>
      <label htmlFor={`${id}-subject`} className={labelClass}>
        Subject of an e-mail
        <TextInput
          id={`${id}-subject`}
          maxLength={200}
          value={template.subject}
          onChange={(event) => onChange({ subject: event.target.value })}
        />
      </label>
      <label htmlFor={`${id}-body`} className={labelClass}>
        Text
        <TextArea
          id={`${id}-body`}
          rows={8}
          maxLength={3000}
          value={template.body}
          onChange={(event) => onChange({ body: event.target.value })}
        />
      </label>
    </>
  )
}

function PlaceholderList() {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-semibold">What is filled in</summary>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {Object.entries(placeholders).map(([name, meaning]) => (
          <div key={name} className="contents">
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd className="text-ink-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const labelClass =
  'flex min-w-0 grow flex-col gap-1 font-semibold text-sm [&_:is(input,select,textarea)]:font-normal'
