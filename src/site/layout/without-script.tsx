import { company } from '#src/company/company.ts'
import { ContactLines } from '#src/site/content/contact-lines.tsx'
import { Alert } from '#src/ui/alert.tsx'

/** Message above a part of a page that needs script, shown without script: the reason, and contact details. */
export function WithoutScript({ part }: { part: string }) {
  return (
    <noscript>
      <Alert
        tone="info"
        className="mb-6"
        title={`${part} needs JavaScript, which your browser does not run.`}
      >
        <p>Call us, write to us or visit us instead:</p>
        <ContactLines className="mt-2" linkClass={linkClass} />
        <address className="mt-2 not-italic">{company.address.join(', ')}</address>
      </Alert>
    </noscript>
  )
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'
