import { absolute, company } from '#src/site/company/company.ts'
import { longMonthDay } from '#src/ui/text/date.ts'

interface Props {
  id: string
  title: string
  /** When the record was read. */
  asOf: number
  now: number
}

/** Short enough to be said on a phone: the end of its id. @example numberOf('66c0ffeea100000000000002') // 'P-000002' */
const numberOf = (id: string) =>
  `P-${id
    .replace(/[^\da-z]/gi, '')
    .slice(-6)
    .toUpperCase()}`

/** On paper alone: the frame and the corner ticks of each sheet, and the title block in its last corner. */
export function TitleBlock({ id, title, asOf, now }: Props) {
  const entries = [
    ['Company', company.name],
    ['Project', title],
    ['Number', numberOf(id)],
    ['Revision', `As published on ${longMonthDay(asOf)}`],
    ['Date', longMonthDay(now)],
    ['Address', absolute(`/project/${encodeURIComponent(id)}`)],
  ] as const
  return (
    <div data-title-block className="hidden print:block">
      <svg aria-hidden className="fixed inset-0 size-full" fill="none" stroke="currentColor">
        <rect width="100%" height="100%" />
        {['0', '100%'].flatMap((x) =>
          ['0', '100%'].map((y) => (
            <svg aria-hidden key={x + y} x={x} y={y} overflow="visible">
              <path d="M-18 0H18M0-18V18" strokeWidth="5" />
            </svg>
          )),
        )}
      </svg>
      <dl className="sheet grid grid-cols-2 border border-ink">
        {entries.map(([term, words]) => (
          <div key={term} className="min-w-0 border border-line px-2 py-1">
            {/* The header has loaded it; printing turns it dark. */}
            {term === 'Company' && <img src="/brand/logo-on-dark.svg" alt="" width={178} height={44} />}
            <dt className="text-ink-soft text-xs">{term}</dt>
            <dd className="wrap-anywhere font-semibold text-sm">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
