import { api } from '#src/api/index.ts'
import { careerInput, workBases } from '#src/contract/careers.ts'
import { DeleteItem } from '#src/dashboard/delete-item.tsx'
import { FormPage } from '#src/dashboard/form-page.tsx'
import { useToList } from '#src/dashboard/to-list.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { createForm, FormActions, SubmitButton } from '#src/ui/form.tsx'

const { Form, Field } = createForm(careerInput)

/** A job, made or changed. */
export function CareerForm({ id }: { id?: string }) {
  const toList = useToList('/dashboard/careers')
  return (
    <FormPage
      title={id === undefined ? 'Post New Job' : 'Edit Job'}
      of={api.careers}
      name="careers"
      id={id}
      thing="Job"
      list="/dashboard/careers"
      actions={
        id !== undefined && (
          <DeleteItem of={api.careers} id={id} thing="Job" label="Delete Job" onDeleted={toList}>
            Are you sure you want to delete this job posting?
          </DeleteItem>
        )
      }
      missing={<Empty title="Job not found." action={<Button onClick={toList}>Back to Careers</Button>} />}
    >
      {({ record, save, cancel, form }) => (
        <Form {...form} columns={2} defaults={record ?? newCareer} onSubmit={save}>
          <Field name="title" label="Job Title" />
          <Field name="location" label="Location" />
          <Field name="base" label="Work Base" type="select" options={workBases} wide />
          <Field
            name="priceRangeMin"
            label="Salary Range (Min)"
            type="number"
            min={0}
            help="Dollars a year"
          />
          <Field
            name="priceRangeMax"
            label="Salary Range (Max)"
            type="number"
            min={0}
            help="Dollars a year"
          />
          <Field name="description" label="Job Description" type="textarea" rows={10} />
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

const newCareer = {
  title: '',
  location: '',
  base: 'on-site',
  priceRangeMin: 0,
  priceRangeMax: 0,
  description: '',
}
