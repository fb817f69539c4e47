import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import {
  CircleCheckBig,
  Copy,
  FilePenLine,
  type LucideIcon,
  Mail,
  MessageCircle,
  Phone,
  Trash2,
} from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { sessionAtom } from '#src/api/session.ts'
import { company } from '#src/company/company.ts'
import type { InboxName } from '#src/contract/follow-ups.ts'
import { saveMarks } from '#src/dashboard/follow-ups/save-follow-up.ts'
import { type Named, recordRoute } from '#src/dashboard/navigation/list-route.ts'
import { recordReference } from '#src/dashboard/navigation/record-reference.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { keepMessagesAbove } from '#src/ui/overlay/keep-messages-above.ts'
import { Menu, type MenuItem } from '#src/ui/overlay/menu.tsx'
import { type ToastContent, toast } from '#src/ui/overlay/toast.tsx'
import { Select } from '#src/ui/select.tsx'
import type { Status } from '#src/ui/status-badge.tsx'
import { telHref } from '#src/ui/text/phone.ts'
import { chatHref, mailHref, type Sender, wordsOf } from './reply.ts'
import { ReplyQuestion } from './reply-question.tsx'
import { chosenTemplatesAtom, proposedTemplate, templatesAtom } from './templates.ts'
import { useReplyQuestion } from './use-reply-question.ts'

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
  const templates = useAtomValue(templatesAtom)[collection]
  // A choice holds while the record keeps the status it had then.
  const [choices, setChoices] = useAtom(chosenTemplatesAtom)
  const record = `${collection}/${id}`
  const choice = choices[record]
  const [isEditing, setEditing] = useState(false)
  const field = useId()
  const { mark, watch } = useMark({ collection, id, resource, next })
  const templateId = choice?.status === status?.value ? choice?.template : undefined
  const template = templates.find((one) => one.id === templateId) ?? proposedTemplate(templates, status)
  const reference = recordReference(collection, id)
  const words = wordsOf(sender, reference, { me: name || email, company: company.name })
  const mail = template && mailHref(sender.email, template, words)
  const chat = template && chatHref(sender.phone, template, words)
  const call = telHref(sender.phone)
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
  return (
    <div ref={watch} className={barClass}>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-2 md:max-w-90">
        <label htmlFor={field} className="text-ink-soft text-sm max-md:w-full">
          Template<span className="md:sr-only"> of the answer</span>
        </label>
        <Select
          id={field}
          className="min-w-0 flex-1 md:min-w-48 md:[&>select]:h-(--control) md:[&>select]:py-1"
          options={templates.map((one) => ({ value: one.id, label: one.name }))}
          value={template?.id ?? ''}
          onChange={({ target: { value } }) => choose(value)}
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
          aria-label={isFollowedUp ? 'Answered · Undo' : 'Mark as answered'}
          aria-keyshortcuts="A"
          data-command={isFollowedUp ? 'Mark as not answered' : 'Mark as answered'}
          title={isFollowedUp ? 'Take the mark back (A)' : 'Mark as answered (A)'}
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
          <span>
            <span className="max-[22rem]:hidden">{isFollowedUp ? 'Answered · ' : 'Mark as '}</span>
            <span className={classes(!isFollowedUp && 'max-[22rem]:capitalize')}>
              {isFollowedUp ? 'Undo' : 'answered'}
            </span>
          </span>
        </Button>
      </div>
      <div className="max-md:self-end md:ml-auto">
        <Menu
          label="More actions"
          items={[
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
}

/** Marks the record as answered, and offers the next one that waits. */
function useMark({
  collection,
  id,
  resource,
  next,
}: Pick<ReplyBarProps, 'collection' | 'id' | 'resource' | 'next'>) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [message] = useState(() => new OneToast())
  const mark = async (isMarked: boolean) => {
    const isKept = await saveMarks(client, { collection, recordIds: [id] }, isMarked)
    if (!isKept)
      toast.show({
        title: 'This device cannot store marks: the mark lasts until you leave the page.',
        tone: 'danger',
      })
    if (!isMarked) message.dismiss()
    else if (next)
      message.show({
        title: 'Marked as answered',
        tone: 'safe',
        action: {
          label: 'Next unanswered',
          onAct: () => void navigate({ to: recordRoute(resource), params: { id: next }, replace: true }),
        },
      })
  }
  return { mark, watch: message.watch }
}

/** Toast about one person, shown once and only while that person is on the screen. */
class OneToast {
  #id: number | undefined
  #isGone = false

  show(content: ToastContent) {
    this.dismiss()
    if (this.#isGone) return
    this.#id = toast.show(content)
  }

  dismiss() {
    if (this.#id !== undefined) toast.dismiss(this.#id)
  }

  readonly watch = () => {
    this.#isGone = false
    return () => {
      this.#isGone = true
      this.dismiss()
    }
  }
}

const TemplateDialog = lazy(async () => ({ default: (await import('./template-dialog.tsx')).TemplateDialog }))

interface ReplyLinkProps {
  /** Undefined if the person cannot be reached this way. */
  href: string | undefined
  icon: LucideIcon
  label: string
  /** Label in the palette. */
  command: string
  isFirst?: boolean
  isNewTab?: boolean
  /** Key that presses the button (src/dashboard/shell/shortcuts.tsx). */
  shortcut?: string
  onClick?: () => void
}

function ReplyLink({
  href,
  icon: Icon,
  label,
  command,
  isFirst,
  isNewTab,
  shortcut,
  onClick,
}: ReplyLinkProps) {
  if (!href) return null
  return (
    <a
      href={href}
      onClick={onClick}
      data-command={command}
      {...(shortcut && { 'aria-keyshortcuts': shortcut, title: `${label} (${shortcut})` })}
      {...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
      className={classes(buttonClass(isFirst ? 'primary' : 'secondary'), replyLinkClass)}
    >
      <Icon aria-hidden size={18} strokeWidth={1.5} className={iconClass} />
      <span>{label}</span>
    </a>
  )
}

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
const replyLinkClass =
  'gap-2 max-md:min-h-12! max-md:min-w-fit max-md:flex-1 max-md:flex-col max-md:gap-0.5! max-md:px-1! max-md:text-xs! md:@max-[60rem]:px-3!'
/** Hides icons beside the template, where only text fits until the bar is wide. */
const iconClass = 'md:@max-[60rem]:hidden'
