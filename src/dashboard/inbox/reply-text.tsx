import { Copy, ExternalLink } from 'lucide-react'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'
import { fillTemplate, type Words, webmailLinks } from './reply.ts'
import type { Template } from './templates.ts'

interface ReplyTextProps {
  email: string
  template: Template
  words: Words
  /** Called once the text has left the page. */
  onTaken: () => void
}

/** Filled text of a reply, to read, to copy, or to open in webmail. */
export function ReplyText({ email, template, words, onTaken }: ReplyTextProps) {
  const body = fillTemplate(template.body, words)
  const copyText = async () => {
    await navigator.clipboard.writeText(body).then(
      () => {
        toast.show({ title: 'Text copied', tone: 'safe' })
        onTaken()
      },
      () => toast.show({ title: 'This browser does not allow copying', tone: 'danger' }),
    )
  }
  return (
    <section
      aria-label="Text of the reply"
      className="flex flex-col gap-3 rounded-md border border-line bg-paper-sunk p-3 print:hidden"
    >
      <div className="max-w-prose">
        <p className="wrap-anywhere font-semibold">{fillTemplate(template.subject, words)}</p>
        <p className="wrap-anywhere mt-1 whitespace-pre-line">{body}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => void copyText()}>
          <Copy aria-hidden size={16} strokeWidth={1.5} />
          <span>Copy text</span>
        </Button>
        {webmailLinks(email, template, words).map(({ label, href }) => (
          <a
            key={label}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onTaken}
            className={buttonClass('secondary', 'small')}
          >
            <ExternalLink aria-hidden size={16} strokeWidth={1.5} />
            <span>{`Open in ${label}`}</span>
          </a>
        ))}
      </div>
    </section>
  )
}
