import * as z from 'zod/mini'
import { api } from '#src/api/index.ts'
import { testimonialInput } from '#src/contract/testimonials/input.ts'
import { DraftActions } from '#src/dashboard/form/draft-actions.tsx'
import { FormPage } from '#src/dashboard/form/form-page.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { createForm } from '#src/ui/form/form.tsx'
import { ImageDrop } from '#src/ui/form/image-drop.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { TestimonialPreview } from './testimonial-preview.tsx'

const { Form, Field, useValues } = createForm(testimonialInput)

/** Form that creates or changes a testimonial, beside a preview of the public page. */
export function TestimonialForm({ id }: { id?: string }) {
  const isNew = id === undefined
  return (
    <FormPage
      title={isNew ? 'Add New Testimonial' : 'Edit Testimonial'}
      resource={api.testimonials}
      id={id}
      remove={{ question: 'Are you sure you want to delete this testimonial?' }}
      hasDrafts
      publicPage={(_id, { isActive }) => (isActive ? '/testimonials' : undefined)}
      missing={{ title: 'Testimonial not found.', back: 'Back to Testimonials' }}
      files={({ avatarUrl }) => ({ avatar: avatarUrl })}
    >
      {({ record, save, cancel, form }) => (
        <Form
          {...form}
          columns={2}
          defaults={record ? { ...record, rating: forced(record.rating) } : { rating: 5, isActive: true }}
          onSubmit={(values, intent) => save({ ...values, isActive: intent === 'publish' })}
        >
          <div className="flex flex-col gap-5">
            <Field name="name" label="Client Name" />
            <Field name="position" label="Position" />
            <Field name="company" label="Company" />
            <Field name="testimonial" label="Testimonial" type="textarea" rows={6} />
            <Field name="rating" label="Rating" help="1 to 5 stars" required>
              {({ control, value, onChange }) => (
                <TextInput
                  {...control}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={5}
                  value={String(value)}
                  onChange={(event) => onChange(event.target.value)}
                  onBlur={() => onChange(forced(value))}
                />
              )}
            </Field>
            <Field name="avatar" label="Avatar">
              {(field) => (
                <ImageDrop {...field} current={record?.avatarUrl ?? ''} alt="Avatar of the client" />
              )}
            </Field>
            <Field
              name="isActive"
              label="Active"
              type="checkbox"
              help="Save as Draft makes it inactive. Publish makes it active."
            />
          </div>
          <div className="lg:sticky lg:top-20 lg:self-start">
            <Panel title="Preview">
              <Preview avatarUrl={record?.avatarUrl ?? ''} />
            </Panel>
          </div>
          <DraftActions
            isPublished={record?.isActive === true}
            draftLabel="Save as Draft"
            publishLabel={isNew ? 'Publish' : 'Update'}
            cancel={cancel}
          />
        </Form>
      )}
    </FormPage>
  )
}

/** Returns the rating as it will be saved, from 1 to 5. */
const forced = (rating: unknown) => z.parse(testimonialInput.shape.rating, rating)

function Preview({ avatarUrl }: { avatarUrl: string }) {
  const { rating = 5, avatar, ...words } = useValues()
  return <TestimonialPreview {...words} rating={forced(rating)} avatar={avatar} avatarUrl={avatarUrl} />
}
