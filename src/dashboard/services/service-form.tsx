import { api } from '#src/api/index.ts'
import { recordPage } from '#src/company/record-page.ts'
import { categoryLabel, serviceCategories } from '#src/contract/options.ts'
import { serviceInput } from '#src/contract/services/input.ts'
import { FormPage } from '#src/dashboard/form/form-page.tsx'
import { RecordFile } from '#src/dashboard/form/record-file.tsx'
import { SaveActions } from '#src/dashboard/form/save-actions.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { createForm } from '#src/ui/form/form.tsx'
import { ImageDrop } from '#src/ui/form/image-drop.tsx'
import { withStoredOption } from '#src/ui/select.tsx'
import { ServiceIcon } from './service-icon.tsx'
import { ServiceScope } from './service-scope.tsx'

const { Form, Field, useValues } = createForm(serviceInput)

/** Form that creates or changes a service, beside a preview of the public page. */
export function ServiceForm({ id }: { id?: string }) {
  return (
    <FormPage
      title={id === undefined ? 'Add New Service' : 'Edit Service'}
      resource={api.services}
      id={id}
      publicPage={(service) => recordPage('service', service)}
      missing={{ title: 'Service not found.', back: 'Back to Services' }}
      files={({ iconUrl, document }) => ({ icon: iconUrl, document })}
    >
      {({ record, save, cancel, form }) => (
        <Form
          {...form}
          columns={2}
          // The record's document is an address, the form's a file.
          defaults={record ? { ...record, document: undefined } : { category: 'civil-engineering' }}
          onSubmit={save}
        >
          <div className="flex flex-col gap-5">
            <Field name="name" label="Service Name" />
            <Field
              name="category"
              label="Category"
              type="select"
              options={withStoredOption(serviceCategories, record?.category)}
            />
            <Field name="shortDescription" label="Short Description" type="textarea" rows={3} />
            <Field
              name="fullDescription"
              label="Full Description"
              type="textarea"
              rows={10}
              help="Leave a blank line to start a new bullet."
            />
            <Field name="icon" label="Icon">
              {(field) => <ImageDrop {...field} current={record?.iconUrl ?? ''} alt="Icon of the service" />}
            </Field>
            <Field name="document" label="Document">
              {(field) => <RecordFile {...field} current={record?.document} />}
            </Field>
          </div>
          <div className="lg:sticky lg:top-20 lg:self-start">
            <Panel title="Preview">
              <Preview iconUrl={record?.iconUrl ?? ''} />
            </Panel>
          </div>
          <SaveActions cancel={cancel} />
        </Form>
      )}
    </FormPage>
  )
}

function Preview({ iconUrl }: { iconUrl: string }) {
  const { name, category = '', shortDescription, fullDescription = '', icon } = useValues()
  return (
    <>
      <div className="flex items-start gap-4">
        <ServiceIcon large src={iconUrl} file={icon} />
        <div className="wrap-anywhere min-w-0">
          <p className="text-ink-soft text-sm">{categoryLabel(category)}</p>
          <h3 className="text-lg">{name || 'Service Name'}</h3>
        </div>
      </div>
      <p className="wrap-anywhere text-ink-soft">{shortDescription || 'Short Description'}</p>
      <ServiceScope description={fullDescription} />
    </>
  )
}
