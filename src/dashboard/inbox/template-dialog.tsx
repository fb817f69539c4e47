import { useAtom } from 'jotai'
import { useId, useState } from 'react'
import type { InboxName } from '#src/contract/follow-ups.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea, TextInput } from '#src/ui/text-input.tsx'
import { fillTemplate, type Words } from './reply.ts'
import {
  firstTemplates,
  placeholders,
  type Template,
  templatesAtom,
  unsavedTemplatesAtom,
} from './templates.ts'

interface TemplateDialogProps {
  collection: InboxName
  /** Placeholder values of the open record, for the preview. */
  words: Words
  onClose: () => void
}

/** Edits the templates of this inbox on this device; Reset restores the first templates. */
export function TemplateDialog({ collection, words, onClose }: TemplateDialogProps) {
  const { templates, setTemplates, keep, discard, reset } = useTemplates(collection)
  const [position, setPosition] = useState(0)
  const template = templates[position] ?? templates[0]
  if (!template) return null
  const closeAfter = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <Dialog
      holdsForm
      open
      onOpenChange={(open) => !open && onClose()}
      title="Templates"
      description="Kept on this device. Nothing is sent from here: your own mail program or WhatsApp opens with the text."
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              reset()
              setPosition(0)
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
        onChoose={setPosition}
        onAdd={() => {
          setTemplates([...templates, { id: crypto.randomUUID(), ...newTemplate }])
          setPosition(templates.length)
        }}
        onRemove={() => {
          setTemplates(templates.filter((one) => one !== template))
          setPosition(0)
        }}
      />
      <TemplateFields
        template={template}
        onChange={(part) =>
          setTemplates(templates.map((one) => (one === template ? { ...one, ...part } : one)))
        }
      />
      <PlaceholderList />
      <section aria-label="Preview" className="rounded-md border border-line bg-paper-sunk p-3 text-sm">
        <p className="wrap-anywhere font-semibold">{fillTemplate(template.subject, words)}</p>
        <p className="wrap-anywhere mt-1 whitespace-pre-line">{fillTemplate(template.body, words)}</p>
      </section>
    </Dialog>
  )
}

const newTemplate = { name: 'New template', subject: '{reference}', body: 'Dear {name},\n\n' }

/** Returns an inbox's templates while they are edited; a dialog closed by accident reopens with the unsaved changes. */
function useTemplates(collection: InboxName) {
  const [all, setAll] = useAtom(templatesAtom)
  const [unsaved, setUnsaved] = useAtom(unsavedTemplatesAtom)
  const templates = unsaved[collection] ?? all[collection]
  const setTemplates = (next: Template[] | undefined) => setUnsaved({ ...unsaved, [collection]: next })
  const first = firstTemplates[collection]
  return {
    templates,
    setTemplates,
    keep: () => {
      setAll(collection, templates === first ? undefined : templates)
      setTemplates(undefined)
    },
    discard: () => setTemplates(undefined),
    reset: () => setTemplates(first),
  }
}

interface TemplateChoiceProps {
  templates: Template[]
  template: Template
  /** Receives the index of the template. */
  onChoose: (index: number) => void
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
          options={templates.map(({ name }, index) => ({
            value: String(index),
            label: name || '(no name)',
          }))}
          value={String(templates.indexOf(template))}
          onChange={(event) => onChoose(Number(event.target.value))}
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
          value={template.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </label>
      <label htmlFor={`${id}-subject`} className={labelClass}>
        Subject of an e-mail
        <TextInput
          id={`${id}-subject`}
          value={template.subject}
          onChange={(event) => onChange({ subject: event.target.value })}
        />
      </label>
      <label htmlFor={`${id}-body`} className={labelClass}>
        Text
        <TextArea
          id={`${id}-body`}
          rows={8}
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
