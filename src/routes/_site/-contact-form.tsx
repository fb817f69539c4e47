import { useMutation } from '@tanstack/react-query'
import { sending } from '#src/api/crud.ts'
import {
  contactSubjects,
  contactSubmissionInput,
  contactSubmissions,
} from '#src/contract/contact-submissions.ts'
import { createForm, FormActions, SubmitButton } from '#src/ui/form.tsx'

const { Form, Field } = createForm(contactSubmissionInput)

interface ContactFormProps {
  /** The subject's value, as an address has it. */
  subject?: string | undefined
  onSent: () => void
}

/** The five fields of a contact message. */
export function ContactForm({ subject, onSent }: ContactFormProps) {
  const send = useMutation(sending([contactSubmissions.name, 'create'], contactSubmissions.endpoints.create))
  return (
    <Form
      columns={2}
      defaults={{ service: contactSubjects.find(({ value }) => value === subject)?.value ?? '' }}
      onSubmit={async (entered) => {
        await send.mutateAsync(entered)
        onSent()
      }}
    >
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
  )
}
