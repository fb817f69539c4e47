import { contactSubmissionInput } from '#src/contract/contact-submissions/input.ts'
import { contactSubmissionLabels as labels } from '#src/contract/contact-submissions/labels.ts'
import { contactSubjects } from '#src/contract/options.ts'
import { DraftedForm } from '#src/site/forms/stored-form.tsx'
import { createForm, FormActions, SubmitButton } from '#src/ui/form/form.tsx'

const { Form, Field } = createForm(contactSubmissionInput)

interface ContactFormProps {
  /** Value of the subject, from the address. */
  subject?: string | undefined
  /** Id of the message in the outbox to edit. */
  edit?: string | undefined
  onSent: (id: string) => void
  onWaiting?: (isWaiting: boolean) => void
}

/** The five fields of a contact message. */
export function ContactForm({ subject, edit, onSent, onWaiting }: ContactFormProps) {
  const linked = contactSubjects.find(({ value }) => value === subject)?.value
  const defaults = { service: linked ?? '' }
  return (
    <DraftedForm
      kind="message"
      form="message"
      edit={edit}
      fields={5}
      defaults={defaults}
      linked={linked ? { service: linked } : {}}
      title={({ service }) => `Message: ${contactSubjects.find(({ value }) => value === service)?.label}`}
      onSent={onSent}
      onWaiting={onWaiting}
    >
      {(parts) => (
        <Form columns={2} defaults={defaults} {...parts}>
          <Field name="fullName" label={labels.fullName} autoComplete="name" />
          <Field name="email" label={labels.email} type="email" autoComplete="email" />
          <Field name="phoneNumber" label={labels.phoneNumber} type="tel" autoComplete="tel" />
          <Field name="service" label={labels.service} type="select" options={contactSubjects} />
          <Field name="message" label={labels.message} type="textarea" rows={8} />
          <FormActions>
            <SubmitButton size="large" busyLabel="Sending...">
              Send Message
            </SubmitButton>
          </FormActions>
        </Form>
      )}
    </DraftedForm>
  )
}
