import * as z from 'zod/mini'
import { api } from '#src/api/index.ts'
import { recordPage } from '#src/company/record-page.ts'
import { arePictures } from '#src/contract/files/inputs.ts'
import { projectStatuses } from '#src/contract/options.ts'
import { endsAfterStart, projectDays } from '#src/contract/projects/days.ts'
import { galleryLimit, projectChange, projectInput, projectStatus } from '#src/contract/projects/input.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { FormPage } from '#src/dashboard/form/form-page.tsx'
import { RecordFile } from '#src/dashboard/form/record-file.tsx'
import { SaveActions } from '#src/dashboard/form/save-actions.tsx'
import { ChipsInput } from '#src/ui/form/chips-input.tsx'
import { createForm } from '#src/ui/form/form.tsx'
import { ImageSlots } from '#src/ui/form/image-slots.tsx'
import { withStoredOption } from '#src/ui/select.tsx'
import { localDay } from '#src/ui/text/date.ts'
import { PlaceInput } from './place-input.tsx'

/** Stored and new images share the same slots; the API has a field for each. */
const slots = { gallery: z._default(z.array(z.union([z.string(), z.file()])).check(arePictures), []) }
const fields = { ...slots, ...projectDays }
const newProject = createForm(z.extend(projectInput, fields).check(endsAfterStart))
const oldProject = createForm(z.extend(projectChange, fields).check(endsAfterStart))

/** Form that creates or changes a project. */
export function ProjectForm({ id }: { id?: string }) {
  const { Form, Field } = id === undefined ? newProject : oldProject
  return (
    <FormPage
      title={id === undefined ? 'Add New Project' : 'Project Detail'}
      resource={api.projects}
      id={id}
      publicPage={(project) => recordPage('project', project)}
      missing={{ title: 'Project not found.', back: 'Back to Projects' }}
      files={({ fileUrl }) => ({ file: fileUrl })}
    >
      {({ record, save, cancel, form }) => (
        <Form
          {...form}
          columns={2}
          className="max-w-4xl"
          defaults={record ? entriesOf(record) : { status: 'in-progress' }}
          onSubmit={({ gallery, ...input }) =>
            save({
              ...input,
              ...sentFacts(input, record),
              gallery: gallery.filter((image) => image instanceof File),
              existingGallery: record && gallery.filter((image) => typeof image === 'string'),
            })
          }
        >
          <Field name="title" label="Project Title" />
          <Field name="client" label="Client" />
          <Field name="location" label="Location" help="A town or terminal on the map" wide>
            {(field) => <PlaceInput {...field} />}
          </Field>
          <Field name="startDate" label="Start Date" type="date" />
          <Field name="endDate" label="End Date" type="date" />
          <Field name="description" label="Project Description" type="textarea" rows={10} />
          <Field name="team" label="Team assigned">
            {(field) => <ChipsInput {...field} placeholder="Type a name and press Enter" />}
          </Field>
          <Field
            name="status"
            label="Status"
            type="select"
            options={withStoredOption(projectStatuses, record?.status)}
          />
          <Field name="file" label="Upload a file" wide>
            {(field) => <RecordFile {...field} current={record?.fileUrl} />}
          </Field>
          <Field name="gallery" label="Project Gallery" help="The first picture is shown in lists." wide>
            {(field) => <ImageSlots {...field} slots={galleryLimit} />}
          </Field>
          <SaveActions cancel={cancel} />
        </Form>
      )}
    </FormPage>
  )
}

/** Converts a record to form entries: date fields take days. */
const entriesOf = (record: Project) => ({
  ...record,
  status: projectStatus(record),
  startDate: localDay(record.startDate),
  endDate: localDay(record.endDate),
})

type SentFact = 'location' | 'startDate' | 'endDate'

/** Omits facts that were empty and stay empty: some backends do not know these fields. */
function sentFacts(entries: Partial<Pick<Project, SentFact>>, before: Project | undefined) {
  const sent = (name: SentFact) => entries[name] || (before?.[name] ? '' : undefined)
  return { location: sent('location'), startDate: sent('startDate'), endDate: sent('endDate') }
}
