import { company } from '#src/site/company.ts'
import { telHref } from '#src/ui/phone.ts'

/** Beside the form: what happens with a request, and how to reach a person instead. */
export function QuoteSteps() {
  return (
    <aside className="self-start border-line border-t pt-8 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
      <h3 className="text-lg">What happens next</h3>
      <ol className="mt-4 flex flex-col gap-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span aria-hidden className="font-display font-semibold text-signal tabular-nums">
              {`0${index + 1}`}
            </span>
            <div>
              <p className="font-semibold leading-snug">{title}</p>
              <p className="mt-1 text-ink-soft text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8 text-ink-soft text-sm">Rather talk it through?</p>
      <ul>
        {company.phones.map((phone) => (
          <li key={phone}>
            <a
              href={telHref(phone)}
              className="inline-flex min-h-11 items-center font-semibold tabular-nums underline-offset-4 hover:underline"
            >
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}

const steps = [
  { title: 'An engineer reads it', text: 'Your request goes to the lead of the discipline that you choose.' },
  { title: 'We ask what is missing', text: 'Drawings, site data and limits, by e-mail or on the phone.' },
  {
    title: 'You get a written offer',
    text: 'Scope, programme and price, with what is left out named as well.',
  },
]
