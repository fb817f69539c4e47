import { useAtom } from 'jotai'
import { useId, useState } from 'react'
import type { Answerable } from '#src/contract/answers.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Select } from '#src/ui/select.tsx'
import { controlClass, TextInput } from '#src/ui/text-input.tsx'
import { filled, type Words } from './reply.ts'
import {
  firstTemplates,
  placeholders,
  type Template,
  templatesAtom,
  unsavedTemplatesAtom,
} from './templates.ts'

interface TemplateDialogProps {
  collection: Answerable
  /** Of the record that is open: the preview shows what it would be sent. */
  words: Words
  onClose: () => void
}

/** Changes the templates of this inbox on this device; Reset brings back those that everybody starts with. */
export function TemplateDialog({ collection, words, onClose }: TemplateDialogProps) {
  const [all, setAll] = useAtom(templatesAtom)
  const [unsaved, setUnsaved] = useAtom(unsavedTemplatesAtom)
  const templates = unsaved[collection] ?? all[collection]
  const setTemplates = (next: Template[] | undefined) => setUnsaved({ ...unsaved, [collection]: next })
  const [chosen, setChosen] = useState(0)
  const field = useId()
  const template = templates[chosen] ?? templates[0]
  if (!template) return null
  const change = (part: Partial<Template>) =>
    setTemplates(templates.map((one) => (one === template ? { ...one, ...part } : one)))
  const isReady = templates.every(({ name, body }) => name.trim() && body.trim())
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
              setTemplates(firstTemplates[collection])
              setChosen(0)
            }}
          >
            Reset
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              setTemplates(undefined)
              onClose()
            }}
          >
            Cancel
          </Button>
          <Button
            disabled={!isReady}
            onClick={() => {
              setAll(collection, templates === firstTemplates[collection] ? undefined : templates)
              setTemplates(undefined)
              onClose()
            }}
          >
            Save templates
          </Button>
        </>
      }
    >
      <div className="flex items-end gap-2">
        <label htmlFor={`${field}-which`} className={labelClass}>
          Template
          <Select
            id={`${field}-which`}
            options={templates.map(({ name }, index) => ({
              value: String(index),
              label: name || '(no name)',
            }))}
            value={String(templates.indexOf(template))}
            onChange={(event) => setChosen(Number(event.target.value))}
          />
        </label>
        <Button
          variant="secondary"
          onClick={() => {
            const fresh = {
              id: crypto.randomUUID(),
              name: 'New template',
              subject: '{reference}',
              body: 'Dear {name},\n\n',
            }
            setTemplates([...templates, fresh])
            setChosen(templates.length)
          }}
        >
          Add
        </Button>
        <Button
          variant="secondary"
          disabled={templates.length === 1}
          onClick={() => {
            setTemplates(templates.filter((one) => one !== template))
            setChosen(0)
          }}
        >
          Remove
        </Button>
      </div>
      <label htmlFor={`${field}-name`} className={labelClass}>
        Name
        <TextInput
          id={`${field}-name`}
          value={template.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <label htmlFor={`${field}-subject`} className={labelClass}>
        Subject of an e-mail
        <TextInput
          id={`${field}-subject`}
          value={template.subject}
          onChange={(event) => change({ subject: event.target.value })}
        />
      </label>
      <label htmlFor={`${field}-body`} className={labelClass}>
        Text
        <textarea
          id={`${field}-body`}
          rows={8}
          className={`${controlClass} py-2`}
          value={template.body}
          onChange={(event) => change({ body: event.target.value })}
        />
      </label>
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
      <section aria-label="Preview" className="rounded-md border border-line bg-paper-sunk p-3 text-sm">
        <p className="wrap-anywhere font-semibold">{filled(template.subject, words)}</p>
        <p className="wrap-anywhere mt-1 whitespace-pre-line">{filled(template.body, words)}</p>
      </section>
    </Dialog>
  )
}

const labelClass = 'flex min-w-0 grow flex-col gap-1 font-semibold text-sm'
