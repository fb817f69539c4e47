import { EmailAddress } from '#src/ui/text/email-address.tsx'
import { telHref } from '#src/ui/text/phone.ts'
import { addressHref } from './reply.ts'

/** A person's address, which opens the mail program; what is none stays as it was written. */
export function MailLink({ children }: { children: string }) {
  const words = <EmailAddress>{children || 'N/A'}</EmailAddress>
  const href = addressHref(children)
  if (!href) return words
  return (
    <a href={href} className={linkClass}>
      {words}
    </a>
  )
}

/** A person's number, which a phone calls; what is none stays as it was written. */
export function PhoneLink({ children }: { children: string }) {
  const href = telHref(children)
  if (!href) return children || 'N/A'
  return (
    <a href={href} className={linkClass}>
      {children}
    </a>
  )
}

const linkClass = 'text-ink underline underline-offset-2'
