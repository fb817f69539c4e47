import { useState } from 'react'
import { applicationInput, educationOptions, experienceOptions } from '#src/contract/applications/input.ts'
import { applicationLabels as labels } from '#src/contract/applications/labels.ts'
import { DraftedForm } from '#src/site/forms/stored-form.tsx'
import { FieldError } from '#src/ui/form/field-error.ts'
import { createForm, FormActions, SubmitButton } from '#src/ui/form/form.tsx'
import { ApplyResume } from './-apply-resume.tsx'

const { Form, Field } = createForm(applicationInput)

interface ApplyFormProps {
  /** Job of the application; undefined for an open application. */
  careerId?: string | undefined
  /** Title of the job. */
  role?: string | undefined
  /** Id of the application in the outbox to edit. */
  edit?: string | undefined
  onSent: (id: string) => void
}

/** The eight fields of an application. */
export function ApplyForm({ careerId, role = '', edit, onSent }: ApplyFormProps) {
  const [isWaiting, setWaiting] = useState(false)
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {!isWaiting && (
        <p className="text-ink-soft">All fields are required. Have your resume ready as a PDF file.</p>
      )}
      <DraftedForm
        kind="application"
        form={`application ${careerId ?? ''}`}
        edit={edit}
        fields={8}
        defaults={{ role }}
        title={(entered) => `Application: ${entered.role}`}
        onSent={onSent}
        onWaiting={setWaiting}
      >
        {({ draft, onSubmit }) => (
          <Form
            columns={2}
            defaults={{ role }}
            draft={draft}
            onSubmit={(entered) => onSubmit({ ...entered, ...(careerId && { careerId }) }).catch(atResume)}
          >
            <Field name="applicantName" label={labels.applicantName} autoComplete="name" />
            <Field name="email" label={labels.email} type="email" autoComplete="email" />
            <Field name="phone" label={labels.phone} type="tel" autoComplete="tel" />
            <Field name="role" label={labels.role} />
            <Field name="experience" label={labels.experience} type="select" options={experienceOptions} />
            <Field name="education" label={labels.education} type="select" options={educationOptions} />
            <Field name="coverLetter" label={labels.coverLetter} type="textarea" rows={6} />
            <Field name="resume" label={labels.resume} wide>
              {(field) => <ApplyResume {...field} />}
            </Field>
            <FormActions>
              <SubmitButton size="large" busyLabel="Submitting...">
                Submit Application
              </SubmitButton>
            </FormActions>
          </Form>
        )}
      </DraftedForm>
    </div>
  )
}

/** Throws an error about the resume at its field: servers name a refused file in their message only. */
function atResume(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  throw /\b(?:pdf|file)\b/i.test(message) ? new FieldError('resume', message, error) : error
}
