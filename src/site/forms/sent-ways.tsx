import { company } from '#src/company/company.ts'
import { telHref } from '#src/ui/text/phone.ts'
import { referenceOf } from './reference.ts'

interface SentWaysProps {
  /** Id of the item that has arrived. */
  id: string
  /** Whether to offer an e-mail for drawings, which the form does not take. */
  takesDrawings?: boolean | undefined
}

/** Links to the next steps after a submission: drawings with its reference, and a call. */
export function SentWays({ id, takesDrawings }: SentWaysProps) {
  const subject = encodeURIComponent(`Drawings for ${referenceOf(id)}`)
  return (
    <p className="flex flex-wrap gap-x-6">
      {takesDrawings && (
        <a href={`mailto:${company.quotesEmail}?subject=${subject}`} className={linkClass}>
          Send drawings
        </a>
      )}
      <a href={telHref(company.phones[0])} className={linkClass}>
        {`Call ${company.phones[0]}`}
      </a>
    </p>
  )
}

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'
