import { contactSubmissionInput } from '#src/contract/contact-submissions.ts'
import { contactSubjects } from '#src/contract/options.ts'
import { DraftedForm } from '#src/site/outbox/kept-form.tsx'
import { createForm, FormActions, SubmitButton } from '#src/ui/form/form.tsx'

const { Form, Field } = createForm(contactSubmissionInput)

interface ContactFormProps {
  /** Value of the subject, from the address. */
  subject?: string | undefined
  /** Id of the message in the outbox to edit. */
  edit?: string | undefined
  onSent: (id: string) => void
}

/** The five fields of a contact message. */
export function ContactForm({ subject, edit, onSent }: ContactFormProps) {
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
    >
      {(parts) => (
        <Form columns={2} defaults={defaults} {...parts}>
          <Field name="fullName" label="Full Name" autoComplete="name" />
          <Field name="email" label="Email Address" type="email" autoComplete="email" />
          <Field name="phoneNumber" label="Phone Number" type="tel" autoComplete="tel" />
          <Field name="service" label="Subject" type="select" options={contactSubjects} />
          <Field name="message" label="Message" type="textarea" rows={8} />
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
