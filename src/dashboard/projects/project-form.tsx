import * as z from 'zod/mini'
import { api } from '#src/api/index.ts'
import { arePictures } from '#src/contract/files.ts'
import { projectStatuses } from '#src/contract/options.ts'
import {
  galleryLimit,
  type Project,
  projectChange,
  projectInput,
  projectStatus,
} from '#src/contract/projects.ts'
import { FormPage } from '#src/dashboard/form/form-page.tsx'
import { RecordFile } from '#src/dashboard/form/record-file.tsx'
import { SaveActions } from '#src/dashboard/form/save-actions.tsx'
import { ChipsInput } from '#src/ui/form/chips-input.tsx'
import { createForm } from '#src/ui/form/form.tsx'
import { ImageSlots } from '#src/ui/form/image-slots.tsx'
import { withKeptOption } from '#src/ui/select.tsx'

/** Kept images and new ones fill the same slots; the wire has a field for each. */
const slots = { gallery: z._default(z.array(z.union([z.string(), z.file()])).check(arePictures), []) }
const newProject = createForm(z.extend(projectInput, slots))
const oldProject = createForm(z.extend(projectChange, slots))

/** A project, made or changed. */
export function ProjectForm({ id }: { id?: string }) {
  const { Form, Field } = id === undefined ? newProject : oldProject
  return (
    <FormPage
      title={id === undefined ? 'Add New Project' : 'Project Detail'}
      of={api.projects}
      id={id}
      missing={{ title: 'Project not found.', back: 'Back to Projects' }}
    >
      {({ record, save, cancel, form }) => (
        <Form
          {...form}
          columns={2}
          defaults={record ? { ...record, status: projectStatus(record) } : { status: 'in-progress' }}
          onSubmit={({ gallery, team, ...input }) =>
            save({
              ...input,
              team: sentTeam(team, record),
              gallery: gallery.filter((image) => image instanceof File),
              existingGallery: gallery.filter((image) => typeof image === 'string'),
            })
          }
        >
          <Field name="title" label="Project Title" />
          <Field name="client" label="Client" />
          <Field name="description" label="Project Description" type="textarea" rows={10} />
          <Field name="team" label="Team assigned">
            {(field) => <ChipsInput {...field} placeholder="Type a name and press Enter" />}
          </Field>
          <Field
            name="status"
            label="Status"
            type="select"
            options={withKeptOption(projectStatuses, record?.status ?? '')}
          />
          <Field name="file" label="Upload a file" wide>
            {(field) => <RecordFile {...field} current={record?.fileUrl ?? ''} />}
          </Field>
          <Field name="gallery" label="Project Gallery" wide>
            {(field) => <ImageSlots {...field} slots={galleryLimit} />}
          </Field>
          <SaveActions cancel={cancel} />
        </Form>
      )}
    </FormPage>
  )
}

/** A field that is not sent is left as it was: a team that was taken apart is sent as an empty name. */
function sentTeam(team: string[], before: Project | undefined): string[] {
  return team.length === 0 && before && before.team.length > 0 ? [''] : team
}
