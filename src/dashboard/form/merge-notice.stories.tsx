import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { Button } from '#src/ui/button.tsx'
import { createForm, SubmitButton } from '#src/ui/form/form.tsx'
import { EditedVersion } from './edited-version.ts'
import { DeletedNotice, MergeNotice } from './merge-notice.tsx'

const { Form, Field } = createForm(
  z.object({ title: z.string(), place: z.string(), words: z.string(), tags: z.array(z.string()) }),
)

const loaded = { _id: 'job', title: 'Diver', place: 'Warri', words: 'Work at 30 m.', tags: ['sea'] }
const saved = {
  _id: 'job',
  title: 'Saturation diver',
  place: 'Bonny Island',
  words: 'Work at depth, in shifts. '.repeat(12),
  tags: ['sea', 'night'],
}
const draft = { read: () => undefined, write: () => undefined, clear: () => undefined }

/** A form over a record that a colleague saves or deletes at the press of a button. */
function OpenForm({ isDeleted = false }: { isDeleted?: boolean }) {
  const [version] = useState(() => new EditedVersion())
  const [merging] = useState(() => version.draft(draft))
  const [record, setRecord] = useState(loaded)
  return (
    <>
      <Button variant="secondary" className="mb-4" onClick={() => setRecord(saved)}>
        A colleague saves
      </Button>
      <Form
        defaults={record}
        draft={merging}
        notice={(values) =>
          isDeleted ? (
            <DeletedNotice id="job" noun="job" leave={() => undefined} />
          ) : (
            <MergeNotice
              record={record}
              values={values}
              files={{}}
              version={version}
              draft={merging}
              onConflicts={() => undefined}
            />
          )
        }
        onSubmit={() => undefined}
      >
        <Field name="title" label="Job Title" />
        <Field name="place" label="Location" />
        <Field name="words" label="Job Description" type="textarea" />
        <SubmitButton>Save Changes</SubmitButton>
      </Form>
    </>
  )
}

const meta = {
  title: 'Forms/Changes of a colleague',
  component: OpenForm,
  parameters: {
    staff: true,
    guidance: {
      use: 'Name each field with its current value, and let the person choose for each.',
      avoid: 'Don’t refuse a save without a way to keep the typed text.',
    },
  },
} satisfies Meta<typeof OpenForm>
export default meta
type Story = StoryObj<typeof meta>

/** Untouched fields with the colleague's values, and nothing to decide. */
export const ChangedElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A colleague saves' }))
    await waitFor(() => expect(canvas.getByLabelText('Location')).toHaveValue('Bonny Island'))
    await expect(canvas.getByText('Location is now “Bonny Island”.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Use theirs/ })).toBeNull()
  },
}

/** Fields that both users changed, with this user's entries until they decide. */
export const SameFieldChangedElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const label of ['Job Title', 'Job Description'])
      await userEvent.type(canvas.getByLabelText(label), ' (mine)')
    await userEvent.click(canvas.getByRole('button', { name: 'A colleague saves' }))
    await expect(await canvas.findByRole('button', { name: 'Use theirs: Job Title' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Keep mine: Job Description' })).toBeVisible()
    await expect(canvas.getByText('Read all of Job Description')).toBeVisible()
    await expect(canvas.getByLabelText('Job Title')).toHaveValue('Diver (mine)')
    await expect(canvas.getByLabelText('Location')).toHaveValue('Bonny Island')
  },
}

/** Deleted record whose entries are still in the form. */
export const DeletedElsewhere: Story = {
  args: { isDeleted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save as new' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Leave' })).toBeVisible()
  },
}
