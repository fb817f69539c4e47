import { useWatch } from 'react-hook-form'
import { company } from '#src/company/company.ts'
import { quoteRequestLabels } from '#src/contract/quote-requests/labels.ts'
import { readAmount } from '#src/contract/schema/typed/amount.ts'
import { Button } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { dayMonthYear } from '#src/ui/text/date.ts'
import { withThousands } from '#src/ui/text/money.ts'
import { openAtHeading } from './-form-step.tsx'
import { type QuoteField, quoteSteps } from './-quote-words.ts'

type Entries = Partial<Record<QuoteField, unknown>>

interface QuoteReviewProps {
  /** Opens a step again. */
  onChange: (step: number) => void
}

/** All entries of the surrounding form, for a last check. */
export function QuoteReview({ onChange }: QuoteReviewProps) {
  const entries: Entries = useWatch()
  return (
    <section className="col-span-full grid gap-5">
      <div>
        <h3 tabIndex={-1} ref={openAtHeading} className="text-xl focus:outline-none">
          Review your request
        </h3>
        <p className="mt-1.5 text-ink-soft">Is everything right? Submit it to send it to us.</p>
      </div>
      {quoteSteps.map(({ title, fields }, step) => (
        <div key={title}>
          <div className="flex items-center justify-between gap-3">
            <h4 className="font-semibold">{title}</h4>
            <Button variant="quiet" size="small" onClick={() => onChange(step)}>
              Change<span className="sr-only">{` ${title}`}</span>
            </Button>
          </div>
          <Facts>
            {fields.map((name) => (
              <Fact key={name} term={quoteRequestLabels[name]}>
                <span className="whitespace-pre-line">{wordsOf(name, entries[name] ?? '')}</span>
              </Fact>
            ))}
          </Facts>
        </div>
      ))}
    </section>
  )
}

function wordsOf(name: QuoteField, entry: unknown): string {
  const text = String(entry)
  if (name === 'timeline') return dayMonthYear(text)
  const budget = name === 'budget' ? readAmount(entry, company.currency) : undefined
  return budget === undefined ? text : `${company.currency.symbol}${withThousands(budget)}`
}
