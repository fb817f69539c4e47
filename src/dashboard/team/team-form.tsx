import { api } from '#src/api/index.ts'
import { teamMemberInput } from '#src/contract/team.ts'
import { DeleteItem } from '#src/dashboard/delete-item.tsx'
import { FormPage } from '#src/dashboard/form-page.tsx'
import { MissingRecord } from '#src/dashboard/missing-record.tsx'
import { useToList } from '#src/dashboard/to-list.ts'
import { Button } from '#src/ui/button.tsx'
import { createForm, FormActions, SubmitButton } from '#src/ui/form.tsx'
import { ImageDrop } from '#src/ui/image-drop.tsx'

const { Form, Field } = createForm(teamMemberInput)

/** A member of the team, made or changed. */
export function TeamForm({ id }: { id?: string }) {
  const toList = useToList('/dashboard/team')
  return (
    <FormPage
      title={id === undefined ? 'Add Member' : 'Edit Member'}
      of={api.team}
      name="team"
      id={id}
      thing="Team member"
      list="/dashboard/team"
      actions={
        id !== undefined && (
          <DeleteItem of={api.team} id={id} thing="Team member" label="Delete" onDeleted={toList}>
            Are you sure you want to delete this team member?
          </DeleteItem>
        )
      }
      missing={<MissingRecord title="Team member not found." list="/dashboard/team" back="Back to Team" />}
    >
      {({ record, save, cancel, form }) => (
        <Form
          {...form}
          columns={2} // The record's photo is an address, the form's a file.
          defaults={{ ...record, photo: undefined }}
          onSubmit={save}
        >
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
          <FormActions>
            <Button variant="secondary" onClick={cancel}>
              Cancel
            </Button>
            <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
          </FormActions>
        </Form>
      )}
    </FormPage>
  )
}
