import { quoteServiceOf } from '#src/site/cards/quote-service.ts'
import { KeptForm } from '#src/site/outbox/kept-form.tsx'
import { QuoteEntriesForm, QuoteFields } from './-quote-fields.tsx'

interface QuoteFormProps {
  /** The service that the visitor came from, as an address has it. */
  service?: string | undefined
  /** A request of this device that is to be changed. */
  edit?: string | undefined
  onSent: (id: string) => void
}

/** A request for a quote, kept while it is typed and until it has arrived. */
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
        <QuoteEntriesForm columns={2} defaults={defaults} {...parts}>
          <QuoteFields />
        </QuoteEntriesForm>
      )}
    </KeptForm>
  )
}
