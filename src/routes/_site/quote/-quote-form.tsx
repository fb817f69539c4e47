import { quoteServices } from '#src/contract/options.ts'
import { countries } from '#src/contract/quote-requests.ts'
import { quoteServiceOf } from '#src/site/cards/quote-service.ts'
import { company } from '#src/site/company/company.ts'
import { KeptForm } from '#src/site/outbox/kept-form.tsx'
import { createForm, FormActions, SubmitButton } from '#src/ui/form/form.tsx'
import { quoteEntries } from './-quote-entries.ts'

const { Form, Field } = createForm(quoteEntries)

interface QuoteFormProps {
  /** The service that the visitor came from, as an address has it. */
  service?: string | undefined
  /** A request of this device that is to be changed. */
  edit?: string | undefined
  onSent: (id: string) => void
}

/** The ten fields of a quote request. */
export function QuoteForm({ service, edit, onSent }: QuoteFormProps) {
  const defaults = { service: quoteServiceOf(service) ?? '' }
  return (
    <KeptForm
      kind="quote"
      form="quote"
      edit={edit}
      fields={10}
      defaults={defaults}
      title={({ service }) => `Quote request: ${service}`}
      onSent={onSent}
    >
      {(parts) => (
        <Form columns={2} defaults={defaults} {...parts}>
          <Field name="firstName" label="First Name" autoComplete="given-name" />
          <Field name="lastName" label="Last Name" autoComplete="family-name" />
          <Field name="email" label="Email Address" type="email" autoComplete="email" />
          <Field name="phoneNumber" label="Phone Number" type="tel" autoComplete="tel" />
          <Field name="companyName" label="Company Name" autoComplete="organization" />
          <Field
            name="country"
            label="Country"
            type="select"
            options={countries}
            autoComplete="country-name"
          />
          <Field name="service" label="Service of Interest" type="select" options={quoteServices} wide />
          <Field
            name="budget"
            label="Budget"
            type="number"
            min={1}
            help={`In ${company.currency.name} (${company.currency.code})`}
          />
          <Field name="timeline" label="Timeline" type="date" help="The day by which you need it" />
          <Field
            name="message"
            label="Message"
            type="textarea"
            rows={6}
            placeholder="Please describe your project requirements."
          />
          <FormActions>
            <SubmitButton size="large" busyLabel="Submitting...">
              Submit Request
            </SubmitButton>
          </FormActions>
        </Form>
      )}
    </KeptForm>
  )
}
