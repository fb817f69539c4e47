import * as z from 'zod/mini'
import { api } from '#src/api/index.ts'
import { careerInput, chooseBase } from '#src/contract/careers/input.ts'
import { workBases } from '#src/contract/options.ts'
import { requiredText, typedAmount } from '#src/contract/schema/inputs.ts'
import { readAmount } from '#src/contract/schema/typed/amount.ts'
import { FormPage } from '#src/dashboard/form/form-page.tsx'
import { SaveActions } from '#src/dashboard/form/save-actions.tsx'
import { createForm } from '#src/ui/form/form.tsx'
import { MoneyField } from '#src/ui/form/money-field.tsx'
import { withStoredOption } from '#src/ui/select.tsx'
import { toBeAgreed, withThousands } from '#src/ui/text/money.ts'

const dollars = { name: 'dollars', code: 'USD', symbol: '$', otherSymbols: ['US$'] }

const { priceRangeMin, priceRangeMax } = careerInput.shape
const job = z.safeExtend(careerInput, {
  priceRangeMin: typedAmount(dollars, priceRangeMin),
  priceRangeMax: typedAmount(dollars, priceRangeMax),
})
const newJob = createForm(job)
/** An unknown word is sent back unchanged. */
const oldJob = createForm(z.safeExtend(job, { base: requiredText(chooseBase) }))

/** Form that creates or changes a job. */
export function CareerForm({ id }: { id?: string }) {
  const { Form, Field } = id === undefined ? newJob : oldJob
  return (
    <FormPage
      title={id === undefined ? 'Post New Job' : 'Edit Job'}
      resource={api.careers}
      id={id}
      remove={{ label: 'Delete Job', question: 'Are you sure you want to delete this job posting?' }}
      publicPage={() => '/careers'}
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
            options={withStoredOption(workBases, record?.base)}
            wide
          />
          <MoneyField name="priceRangeMin" label="Salary Range (Min)" {...salary} />
          <MoneyField name="priceRangeMax" label="Salary Range (Max)" {...salary} />
          <Field name="description" label="Job Description" type="textarea" rows={10} />
          <SaveActions cancel={cancel} />
        </Form>
      )}
    </FormPage>
  )
}

const salary = {
  help: `US dollars a year. Enter 0 for “${toBeAgreed}”.`,
  formatEntry: (entry: unknown) => {
    const amount = readAmount(entry, dollars)
    if (amount === 0) return toBeAgreed
    return amount === undefined ? '' : `${dollars.symbol}${withThousands(amount)}`
  },
}

const newCareer = {
  title: '',
  location: '',
  base: 'on-site',
  priceRangeMin: 0,
  priceRangeMax: 0,
  description: '',
}
