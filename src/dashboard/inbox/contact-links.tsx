import { useMedia } from '#src/ui/browser/use-media.ts'
import { EmailAddress } from '#src/ui/text/email-address.tsx'
import { telHref } from '#src/ui/text/phone.ts'
import { addressHref } from './reply.ts'

/** A person's address, which opens the mail program; on paper, and where it is none, its words alone. */
export function MailLink({ children }: { children: string }) {
  const isOnPaper = useMedia('print')
  const words = <EmailAddress>{children || 'N/A'}</EmailAddress>
  const href = addressHref(children)
  if (isOnPaper || !href) return words
  return (
    <a href={href} className={linkClass}>
      {words}
    </a>
  )
}

/** A person's number, which a phone calls; on paper, and where it is none, its digits alone. */
export function PhoneLink({ children }: { children: string }) {
  const isOnPaper = useMedia('print')
  const href = telHref(children)
  if (isOnPaper || !href) return <span>{children || 'N/A'}</span>
  return (
    <a href={href} className={linkClass}>
      {children}
    </a>
  )
}

const linkClass = 'text-ink underline underline-offset-2'
