import { useMedia } from '#src/ui/browser/use-media.ts'
import { EmailAddress } from '#src/ui/text/email-address.tsx'
import { telHref } from '#src/ui/text/phone.ts'
import { addressHref } from './reply.ts'

/** Link to an e-mail address; plain text on paper and for an invalid address. */
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

/** Link to a phone number; plain text on paper and for an invalid number. */
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
