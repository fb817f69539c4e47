import { useRouter } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { company } from '#src/company/company.ts'
import { quoteServices } from '#src/contract/options.ts'
import { countries } from '#src/contract/quote-requests/input.ts'
import { quoteRequestLabels as labels } from '#src/contract/quote-requests/labels.ts'
import { readAmount } from '#src/contract/schema/typed/amount.ts'
import { Button } from '#src/ui/button.tsx'
import { createForm, FormActions, SubmitButton } from '#src/ui/form/form.tsx'
import { MoneyField } from '#src/ui/form/money-field.tsx'
import { withThousands } from '#src/ui/text/money.ts'
import { FormStep } from './-form-step.tsx'
import { quoteEntries } from './-quote-entries.ts'
import { QuoteReview } from './-quote-review.tsx'
import { quoteSteps } from './-quote-words.ts'
import { type Steps, useSteps } from './-use-steps.ts'

export const { Form: QuoteEntriesForm, Field: QuoteEntry } = createForm(quoteEntries)

/** The ten fields of a quote request: as one form, or step by step on a phone. */
export function QuoteFields() {
  const steps = useSteps(stepFields)
  const { visibleStep, goTo } = steps
  const step = (index: number) => ({
    steps,
    step: index,
    title: quoteSteps[index]?.title ?? '',
    count: last,
  })
  return (
    <>
      <FormStep {...step(0)}>
        <QuoteEntry name="service" label={labels.service} type="select" options={quoteServices} wide />
        <QuoteEntry
          name="message"
          label={labels.message}
          type="textarea"
          rows={6}
          placeholder="Please describe your project requirements."
        />
      </FormStep>
      <FormStep {...step(1)}>
        <MoneyField
          name="budget"
          label={labels.budget}
          help={`In ${company.currency.name} (${company.currency.code}). A rough figure is enough.`}
          formatEntry={formatBudget}
        />
        <QuoteEntry name="timeline" label={labels.timeline} type="date" help="When do you need it by?" />
      </FormStep>
      <FormStep {...step(2)}>
        <QuoteEntry name="firstName" label={labels.firstName} autoComplete="given-name" />
        <QuoteEntry name="lastName" label={labels.lastName} autoComplete="family-name" />
        <QuoteEntry name="email" label={labels.email} type="email" autoComplete="email" />
        <QuoteEntry name="phoneNumber" label={labels.phoneNumber} type="tel" autoComplete="tel" />
        <QuoteEntry name="companyName" label={labels.companyName} autoComplete="organization" />
        <QuoteEntry
          name="country"
          label={labels.country}
          type="select"
          options={countries}
          autoComplete="country-name"
        />
      </FormStep>
      {visibleStep === last && <QuoteReview onChange={(index) => void goTo(index)} />}
      <QuoteActions steps={steps} />
    </>
  )
}

/** Buttons of the form. One is filled: the next step's while fields are empty, else the one that sends. */
function QuoteActions({ steps: { visibleStep, isOffered, goOn } }: { steps: Steps }) {
  const { history } = useRouter()
  const entries: Record<string, unknown> = useWatch()
  const isWhole = visibleStep === undefined
  const next = quoteSteps[(visibleStep ?? 0) + 1]?.title ?? 'Review'
  const isLastStep = visibleStep === last - 1
  const offersNext =
    isOffered && visibleStep !== last && !(isWhole && stepFields.flat().every((name) => entries[name]))
  return (
    <FormActions>
      {visibleStep !== undefined && visibleStep > 0 && (
        <Button variant="secondary" size="large" onClick={() => history.back()}>
          Back
        </Button>
      )}
      {(isWhole || visibleStep === last) && (
        <SubmitButton size="large" {...(offersNext && whole)} busyLabel="Submitting...">
          Submit Request
        </SubmitButton>
      )}
      {offersNext && (
        <Button size="large" className="grow-9!" onClick={() => void goOn()}>
          <span className={isLastStep ? 'sr-only' : ''}>Next </span>
          <span className={isLastStep ? '' : 'sr-only'}>{next}</span>
        </Button>
      )}
    </FormActions>
  )
}

const last = quoteSteps.length

/** Look of the button that sends the whole form, beside the one for the next step. */
const whole = { variant: 'secondary', className: 'px-3!' } as const

/** Formats the budget in figures, and from 10,000 in words as well. */
function formatBudget(entry: unknown): string {
  const { currency } = company
  const budget = readAmount(entry, currency)
  if (!budget) return ''
  const figure = `${currency.symbol}${withThousands(budget)}`
  return budget < 10_000 ? figure : `${figure}, ${inWords.format(budget)}`
}

const inWords = new Intl.NumberFormat('en', {
  notation: 'compact',
  compactDisplay: 'long',
  // All digits: a rounded amount would be another figure.
  maximumSignificantDigits: 15,
})

const stepFields = quoteSteps.map(({ fields }) => fields)
