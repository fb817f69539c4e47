import { api } from '#src/api/index.ts'
import { teamMemberInput } from '#src/contract/team/input.ts'
import { FormPage } from '#src/dashboard/form/form-page.tsx'
import { SaveActions } from '#src/dashboard/form/save-actions.tsx'
import { createForm } from '#src/ui/form/form.tsx'
import { ImageDrop } from '#src/ui/form/image-drop.tsx'

const { Form, Field } = createForm(teamMemberInput)

/** Form that adds or changes a member of the team. */
export function TeamForm({ id }: { id?: string }) {
  return (
    <FormPage
      title={id === undefined ? 'Add Member' : 'Edit Member'}
      resource={api.team}
      id={id}
      remove={{ question: 'Are you sure you want to delete this team member?' }}
      publicPage={() => '/team'}
      missing={{ title: 'Team member not found.', back: 'Back to Team' }}
      files={({ photo }) => ({ photo })}
    >
      {({ record, save, cancel, form }) => (
        // The record's photo is an address, the form's a file.
        <Form {...form} columns={2} defaults={{ ...record, photo: undefined }} onSubmit={save}>
          <Field name="photo" label="Photo" help="JPEG or PNG, at least 800x800 px recommended" wide>
            {(field) => (
              <ImageDrop
                {...field}
                current={record?.photo ?? ''}
                alt="Photo of the member"
                accept="image/jpeg,image/png"
              />
            )}
          </Field>
          <Field name="fullName" label="Full Name" autoComplete="off" />
          <Field name="position" label="Position" autoComplete="off" />
          <Field name="portfolioLink" label="Portfolio Link" type="url" placeholder="https://" wide />
          <Field name="bio" label="Bio" type="textarea" rows={6} />
          <SaveActions cancel={cancel} />
        </Form>
      )}
    </FormPage>
  )
}
