import { Link } from '@tanstack/react-router'
import { type LucideIcon, MessageCircle, PhoneCall, ReceiptText } from 'lucide-react'
import { company } from '#src/company/company.ts'
import { telHref, whatsAppHref } from '#src/ui/text/phone.ts'

interface CallBarProps {
  /** Service for the quote form, as the form names it. */
  service?: string | undefined
}

/**
 * Links to call, write or ask for a price, for phones. Sticks to the window's edge while its parent, whose last child
 * it is, is in view, so that it covers neither a form nor the footer. Hidden while the user types. Shows icons only
 * where the labels have no room (`call-bar` in theme.css).
 */
export function CallBar({ service }: CallBarProps) {
  return (
    <nav aria-label="Reach us" className="steel call-bar border-line border-t print:hidden">
      <a href={telHref(company.phones[0])} className={itemClass}>
        <Words icon={PhoneCall}>Call now</Words>
      </a>
      <a href={whatsAppHref(company.whatsApp)} className={itemClass}>
        <Words icon={MessageCircle}>WhatsApp</Words>
      </a>
      <Link
        to="/quote"
        search={service ? { service } : {}}
        className={`${itemClass} bg-signal text-on-signal`}
      >
        <Words icon={ReceiptText}>Request a Quote</Words>
      </Link>
    </nav>
  )
}

const itemClass =
  'flex grow flex-col items-center justify-center gap-1 px-1 font-semibold text-xs -outline-offset-4'

function Words({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <>
      <Icon aria-hidden size={20} strokeWidth={1.5} />
      <span>{children}</span>
    </>
  )
}
