import { quoteServiceOf } from '#src/site/cards/quote-service.ts'
import { DraftedForm } from '#src/site/forms/stored-form.tsx'
import { QuoteEntriesForm, QuoteFields } from './-quote-fields.tsx'

interface QuoteFormProps {
  /** Service that the visitor came from, as in the address. */
  service?: string | undefined
  /** Id of the request in the outbox to edit. */
  edit?: string | undefined
  onSent: (id: string) => void
  onWaiting?: (isWaiting: boolean) => void
}

/** A quote request. Its entries are stored while they are typed and until it has arrived. */
export function QuoteForm({ service, edit, onSent, onWaiting }: QuoteFormProps) {
  const defaults = { service: quoteServiceOf(service) ?? '' }
  return (
    <DraftedForm
      kind="quote"
      form="quote"
      edit={edit}
      fields={10}
      defaults={defaults}
      title={({ service }) => `Quote request: ${service}`}
      onSent={onSent}
      onWaiting={onWaiting}
    >
      {(parts) => (
        <QuoteEntriesForm columns={2} defaults={defaults} {...parts}>
          <QuoteFields />
        </QuoteEntriesForm>
      )}
    </DraftedForm>
  )
}
