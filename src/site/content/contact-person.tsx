import type { Engineer } from '#src/company/engineers.ts'
import { telHref } from '#src/ui/text/phone.ts'

/** A named engineer with position and a link to call. */
export function ContactPerson({ person: { name, position, phone } }: { person: Engineer }) {
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p className="text-ink-soft text-sm">{position}</p>
      <a
        href={telHref(phone)}
        className="inline-flex min-h-11 items-center font-semibold tabular-nums underline-offset-4 hover:underline"
      >
        <span className="sr-only">{`Call ${name}: `}</span>
        <span>{phone}</span>
      </a>
    </>
  )
}
