import { api } from '#src/api/index.ts'
import { galleryItemInput } from '#src/contract/media/input.ts'
import { galleryCategories } from '#src/contract/options.ts'
import { FormPage } from '#src/dashboard/form/form-page.tsx'
import { SaveActions } from '#src/dashboard/form/save-actions.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { ChipsInput } from '#src/ui/form/chips-input.tsx'
import { createForm } from '#src/ui/form/form.tsx'
import { ImageDrop } from '#src/ui/form/image-drop.tsx'
import { withStoredOption } from '#src/ui/select.tsx'
import { ArticlesWarning } from './articles-warning.tsx'
import { MediaPreview } from './media-preview.tsx'

const { Form, Field, useValues } = createForm(galleryItemInput)

/** Form that adds or changes a gallery picture, beside a preview of the public page. */
export function MediaForm({ id }: { id?: string }) {
  return (
    <FormPage
      title={id === undefined ? 'Add Gallery Item' : 'Edit Gallery Item'}
      resource={api.media}
      id={id}
      remove={{
        question: 'Are you sure you want to delete this gallery item?',
        ...(id !== undefined && { warning: <ArticlesWarning ids={[id]} /> }),
      }}
      publicPage={(_id, { isActive }) => (isActive ? '/gallery' : undefined)}
      missing={{ title: 'Gallery item not found.', back: 'Back to Gallery' }}
      files={({ imageUrl }) => ({ image: imageUrl })}
    >
      {({ record, save, cancel, form }) => (
        <Form
          {...form}
          columns={2}
          defaults={record ?? { category: 'Project', tags: [], isActive: true }}
          onSubmit={(values) =>
            save({
              ...values,
              ...(record?.imageUrl && !values.image && { existingImageUrl: record.imageUrl }),
            })
          }
        >
          <div className="flex flex-col gap-5">
            <Field name="image" label="Image">
              {(field) => (
                <ImageDrop
                  {...field}
                  current={record?.imageUrl ?? ''}
                  alt="Picture of the gallery"
                  ratio="4 / 3"
                />
              )}
            </Field>
            <Field name="title" label="Title" />
            <Field name="description" label="Description" type="textarea" rows={5} />
            <Field
              name="category"
              label="Category"
              type="select"
              options={withStoredOption(galleryCategories, record?.category)}
            />
            <Field name="tags" label="Tags" help="Separate tags with commas">
              {(field) => <ChipsInput {...field} />}
            </Field>
            <Field name="isActive" label="Active" type="checkbox" help="Visitors see active pictures only." />
          </div>
          <div className="lg:sticky lg:top-20 lg:self-start">
            <Panel title="Preview">
              <Preview imageUrl={record?.imageUrl ?? ''} />
            </Panel>
          </div>
          <SaveActions cancel={cancel} />
        </Form>
      )}
    </FormPage>
  )
}

function Preview({ imageUrl }: { imageUrl: string }) {
  const { tags = [], isActive = true, image, title, description, category } = useValues()
  const words = { title, description, category }
  return <MediaPreview {...words} tags={tags} isActive={isActive} image={image} imageUrl={imageUrl} />
}
