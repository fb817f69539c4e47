import { Copy, Mail, MessageCircle, Phone } from 'lucide-react'
import { buttonClass, IconButton } from '#src/ui/button.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'
import { telHref, whatsAppHref } from '#src/ui/text/phone.ts'

interface Props {
  name: string
  email: string
  phone: string
  /** First words of an e-mail or WhatsApp message. */
  about: string
}

/** Copy, call, WhatsApp and e-mail: what staff do next with a person. */
export function PersonActions({ name, email, phone, about }: Props) {
  const call = telHref(phone)
  const whatsApp = whatsAppHref(phone, `Hello ${name}, ${about}`)
  const link = `${buttonClass('secondary', 'small')} gap-2`
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {call && (
        <a href={call} className={link}>
          <Phone aria-hidden size={16} strokeWidth={1.5} /> Call
        </a>
      )}
      {whatsApp && (
        <a href={whatsApp} target="_blank" rel="noopener noreferrer" className={link}>
          <MessageCircle aria-hidden size={16} strokeWidth={1.5} /> WhatsApp
        </a>
      )}
      {/^\S+@\S+$/.test(email) && (
        <a
          href={`mailto:${email.split('@').map(encodeURIComponent).join('@')}?subject=${encodeURIComponent(about)}`}
          className={link}
        >
          <Mail aria-hidden size={16} strokeWidth={1.5} /> E-mail
        </a>
      )}
      <IconButton
        label="Copy contact details"
        icon={Copy}
        variant="secondary"
        onClick={async () => {
          const details = [name, email, phone].filter(Boolean).join('\n')
          await navigator.clipboard.writeText(details).then(
            () => toast.show({ title: 'Contact details copied', tone: 'safe' }),
            () => toast.show({ title: 'This browser does not allow copying', tone: 'danger' }),
          )
        }}
      />
    </div>
  )
}
