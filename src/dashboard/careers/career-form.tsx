import * as z from 'zod/mini'
import { api } from '#src/api/index.ts'
import { careerInput, chooseBase } from '#src/contract/careers.ts'
import { required } from '#src/contract/inputs.ts'
import { workBases } from '#src/contract/options.ts'
import { FormPage } from '#src/dashboard/form/form-page.tsx'
import { SaveActions } from '#src/dashboard/form/save-actions.tsx'
import { createForm } from '#src/ui/form/form.tsx'
import { withKeptOption } from '#src/ui/select.tsx'

const newJob = createForm(careerInput)
/** A word that we do not know is sent back as it came. */
const oldJob = createForm(z.safeExtend(careerInput, { base: required(chooseBase) }))

/** A job, made or changed. */
export function CareerForm({ id }: { id?: string }) {
  const { Form, Field } = id === undefined ? newJob : oldJob
  return (
    <FormPage
      title={id === undefined ? 'Post New Job' : 'Edit Job'}
      of={api.careers}
      id={id}
      remove={{ label: 'Delete Job', question: 'Are you sure you want to delete this job posting?' }}
      missing={{ title: 'Job not found.', back: 'Back to Careers' }}
    >
      {({ record, save, cancel, form }) => (
        <Form {...form} columns={2} className="max-w-4xl" defaults={record ?? newCareer} onSubmit={save}>
          <Field name="title" label="Job Title" />
          <Field name="location" label="Location" />
          <Field
            name="base"
            label="Work Base"
            type="select"
            options={withKeptOption(workBases, record?.base)}
            wide
          />
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
          <SaveActions cancel={cancel} />
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
