import { Info } from 'lucide-react'
import type { InboxName } from '#src/contract/follow-ups.ts'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'

/** Question of the reply bar; not modal. */
export type Question =
  | { kind: 'sent'; onSent: () => void }
  /** Asks after a rejection, if there is an e-mail address or a phone number. */
  | {
      kind: 'tell'
      template: string
      way: { label: string; href: string; isNewTab: boolean }
      onTell: () => void
    }

interface ReplyQuestionProps {
  question: Question | undefined
  collection: InboxName
  /** Name of the person; may be empty. */
  name: string
  onDismiss: () => void
}

export function ReplyQuestion({ question, collection, name, onDismiss }: ReplyQuestionProps) {
  const person = name || 'this person'
  return (
    <div
      data-reply-question={question?.kind}
      className={question ? 'flex w-full flex-wrap items-center gap-2 text-sm md:order-last' : 'contents'}
    >
      <p role="status" className={question ? 'flex min-w-0 items-center gap-2' : 'sr-only'}>
        {question && <Info aria-hidden size={18} strokeWidth={1.5} className="shrink-0 text-ink-soft" />}
        {question && (
          <span className="wrap-anywhere">
            {question.kind === 'sent'
              ? 'Sent it?'
              : `Tell ${person}? “${question.template}” is ready to send.`}
          </span>
        )}
      </p>
      {question?.kind === 'sent' && (
        <Button ref={handFocusOn} variant="secondary" size="small" onClick={question.onSent}>
          {`Mark ${possessive(person)} ${nouns[collection]} as answered`}
        </Button>
      )}
      {question?.kind === 'tell' && (
        <a
          href={question.way.href}
          onClick={question.onTell}
          {...(question.way.isNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
          className={buttonClass('secondary', 'small')}
        >
          {question.way.label}
        </a>
      )}
      {question && (
        <Button ref={handFocusOn} variant="quiet" size="small" onClick={onDismiss}>
          {question.kind === 'sent' ? 'Not sent' : 'Not now'}
        </Button>
      )}
    </div>
  )
}

const nouns: Record<InboxName, string> = {
  'quote-requests': 'request',
  applications: 'application',
  'contact-submissions': 'message',
}

const possessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`)
