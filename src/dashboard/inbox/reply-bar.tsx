import { useAtom, useAtomValue } from 'jotai'
import {
  CircleCheckBig,
  Copy,
  FilePenLine,
  Mail,
  MessageCircle,
  Phone,
  ScrollText,
  Trash2,
} from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { sessionAtom } from '#src/api/session.ts'
import { company } from '#src/company/company.ts'
import type { InboxName } from '#src/contract/follow-ups.ts'
import type { Named } from '#src/dashboard/navigation/list-route.ts'
import { recordReference } from '#src/dashboard/navigation/record-reference.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { keepMessagesAbove } from '#src/ui/overlay/keep-messages-above.ts'
import { Menu, type MenuItem } from '#src/ui/overlay/menu.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'
import { Select } from '#src/ui/select.tsx'
import type { Status } from '#src/ui/status-badge.tsx'
import { telHref } from '#src/ui/text/phone.ts'
import { chatHref, mailHref, type Sender, wordsOf } from './reply.ts'
import { iconClass, ReplyLink, replyLinkClass, replyWordsClass } from './reply-link.tsx'
import { ReplyQuestion } from './reply-question.tsx'
import { chosenTemplatesAtom, proposedTemplate, type Template } from './templates.ts'
import { useMark } from './use-mark.ts'
import { useReplyQuestion } from './use-reply-question.ts'
import { useTemplates } from './use-templates.ts'

interface ReplyBarProps {
  collection: InboxName
  id: string
  sender: Sender
  isFollowedUp: boolean
  /** Status of the record, where its kind has one. */
  status?: Status | undefined
  resource: Named
  /** The id of the next record that waits for an answer. */
  next: string | undefined
  /** Left out if the deletion has a button of its own. */
  removal?: Pick<MenuItem, 'label' | 'guard' | 'onSelect'> | undefined
}

/**
 * Reply bar: a template, WhatsApp and e-mail links that use it, a call link, the mark, and the follow-up question. On a
 * phone at the lower edge, else under the top bar. For one record: the caller passes the record's id as key.
 */
export function ReplyBar({
  collection,
  id,
  sender,
  isFollowedUp,
  status,
  resource,
  next,
  removal,
}: ReplyBarProps) {
  const { name = '', email = '' } = useAtomValue(sessionAtom)?.admin ?? {}
  const templates = useTemplates(collection)
  // A choice holds while the record keeps the status it had then.
  const [choices, setChoices] = useAtom(chosenTemplatesAtom)
  const record = `${collection}/${id}`
  const choice = choices[record]
  const [isEditing, setEditing] = useState(false)
  const [isRead, setRead] = useState(false)
  const field = useId()
  const { mark, watch } = useMark({ collection, id, resource, next })
  const templateId = choice?.status === status?.value ? choice?.template : undefined
  const template =
    templates.all.find((one) => one.id === templateId) ?? proposedTemplate(templates.all, status)
  const reference = recordReference(collection, id)
  const words = wordsOf(sender, reference, { me: name || email, company: company.name })
  const mail = template && mailHref(sender.email, template, words)
  const chat = template && chatHref(sender.phone, template, words)
  const call = telHref(sender.phone)
  const textLabel = isRead ? 'Hide the text' : 'Read the text'
  const toggleText = () => setRead(!isRead)
  const choose = (id: string) =>
    setChoices((otherChoices) => ({ ...otherChoices, [record]: { template: id, status: status?.value } }))
  const { question, askWhetherSent, dismiss } = useReplyQuestion({
    id,
    isFollowedUp,
    status,
    mark,
    mail,
    chat,
    template,
  })
  const bar = (
    <div ref={watch} className={barClass}>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-2 md:max-w-90 md:basis-48">
        <label htmlFor={field} className="text-ink-soft text-sm @max-[60rem]:sr-only">
          Template<span className="md:sr-only"> of the answer</span>
        </label>
        <Select
          id={field}
          className="min-w-0 flex-1 md:min-w-48 md:[&>select]:h-(--control) md:[&>select]:py-1"
          options={templates.isShared ? [] : optionsOf(templates.own)}
          value={template?.id ?? ''}
          onChange={({ target: { value } }) => choose(value)}
        >
          {templates.isShared && (
            <>
              <TemplateGroup label="Shared with colleagues" templates={templates.shared} />
              <TemplateGroup label="On this device" templates={templates.own} />
            </>
          )}
        </Select>
        <IconButton
          label={textLabel}
          icon={ScrollText}
          aria-expanded={isRead}
          // Beside the buttons of a narrow bar there is no room: the menu has it, too.
          className="md:@max-[60rem]:hidden"
          onClick={toggleText}
        />
      </div>
      <div ref={keepMessagesAbove} className={thumbClass}>
        <ReplyQuestion question={question} collection={collection} name={sender.name} onDismiss={dismiss} />
        <ReplyLink
          href={chat}
          icon={MessageCircle}
          label="WhatsApp"
          command="Reply by WhatsApp"
          isNewTab
          onClick={askWhetherSent}
        />
        <ReplyLink
          href={mail}
          icon={Mail}
          label="E-mail"
          command="Reply by e-mail"
          isFirst
          shortcut="E"
          onClick={askWhetherSent}
        />
        <ReplyLink href={call} icon={Phone} label="Call" command="Call this person" />
        <Button
          variant="secondary"
          aria-label={isFollowedUp ? 'Mark as not answered' : 'Mark as answered'}
          aria-keyshortcuts="A"
          data-command={isFollowedUp ? 'Mark as not answered' : 'Mark as answered'}
          title={isFollowedUp ? 'Mark as not answered (A)' : 'Mark as answered (A)'}
          onClick={() => void mark(!isFollowedUp)}
          className={classes(replyLinkClass, isFollowedUp && 'border-safe! bg-safe/8! text-safe!')}
        >
          <CircleCheckBig
            aria-hidden
            size={18}
            strokeWidth={isFollowedUp ? 2.25 : 1.5}
            className={iconClass}
          />
          {/* A phone has four of these buttons in a row: the narrowest have room for one word. */}
          <span className={replyWordsClass}>
            {!isFollowedUp && <span className="max-[22rem]:hidden">{'Mark as '}</span>}
            <span className="max-[22rem]:capitalize">{isFollowedUp ? 'Answered' : 'answered'}</span>
          </span>
        </Button>
      </div>
      <div className="max-md:self-end md:ml-auto">
        <Menu
          label="More actions"
          items={[
            { label: textLabel, icon: ScrollText, onSelect: toggleText },
            { label: 'Edit templates', icon: FilePenLine, onSelect: () => setEditing(true) },
            { label: 'Copy contact details', icon: Copy, onSelect: () => void copy(sender, reference) },
            ...(removal ? [{ ...removal, icon: Trash2, tone: 'danger' as const }] : []),
          ]}
        />
      </div>
      {isEditing && (
        <Suspense>
          <TemplateDialog collection={collection} words={words} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  )
  if (!isRead || !template) return bar
  return (
    <>
      {bar}
      <Suspense>
        <ReplyText email={sender.email} template={template} words={words} onTaken={askWhetherSent} />
      </Suspense>
    </>
  )
}

interface TemplateGroupProps {
  label: string
  templates: Template[]
}

function TemplateGroup({ label, templates }: TemplateGroupProps) {
  if (templates.length === 0) return null
  return (
    <optgroup label={label}>
      {templates.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}

const optionsOf = (templates: Template[]) => templates.map(({ id, name }) => ({ value: id, label: name }))

const ReplyText = lazy(async () => ({ default: (await import('./reply-text.tsx')).ReplyText }))
const TemplateDialog = lazy(async () => ({ default: (await import('./template-dialog.tsx')).TemplateDialog }))

async function copy({ name, email, phone }: Sender, reference: string) {
  const details = [name, email, phone, reference].filter(Boolean).join('\n')
  await navigator.clipboard.writeText(details).then(
    () => toast.show({ title: 'Contact details copied', tone: 'safe' }),
    () => toast.show({ title: 'This browser does not allow copying', tone: 'danger' }),
  )
}

const barClass =
  'md:sticky md:top-(--top-bar) z-5 flex items-center gap-2 bg-paper md:flex-wrap md:border-line md:border-y md:py-2 print:hidden'
const thumbClass =
  'flex gap-2 max-md:flex-wrap max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:border-line max-md:border-t max-md:bg-paper max-md:p-2 max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))] md:contents'
