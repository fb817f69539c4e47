import { api } from '#src/api/index.ts'
import { currentSession } from '#src/api/session.ts'
import { blogInput } from '#src/contract/blogs/input.ts'
import type { Blog } from '#src/contract/blogs/record.ts'
import { articlePicture, articleTimestamp } from '#src/contract/options.ts'
import { DraftActions } from '#src/dashboard/form/draft-actions.tsx'
import { FormPage } from '#src/dashboard/form/form-page.tsx'
import { createForm } from '#src/ui/form/form.tsx'
import { ImageDrop } from '#src/ui/form/image-drop.tsx'
import { RichText } from '#src/ui/rich-text/rich-text.tsx'
import { localDay } from '#src/ui/text/date.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { blogMissing } from './blog-missing.ts'
import { slugOf } from './blog-post.ts'
import { GalleryPictures } from './gallery-pictures.tsx'

const { Form, Field, useValues } = createForm(blogInput)

/** Form that creates or changes a post. */
export function BlogForm({ id }: { id?: string }) {
  const isNew = id === undefined
  return (
    <FormPage
      title={isNew ? 'Add New Post' : 'Edit Blog Post'}
      resource={api.blogs}
      id={id}
      missing={blogMissing}
      files={(post) => ({ image: articlePicture(post) })}
    >
      {({ record, save, cancel, form }) => (
        <Form
          {...form}
          defaults={record ? valuesOf(record) : newPost()}
          onSubmit={(values, intent) =>
            save({
              ...values,
              slug: record?.slug || slugOf(values.title),
              status: intent === 'publish' ? 'published' : 'draft',
            })
          }
        >
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="flex min-w-0 flex-col gap-5">
              <Field name="title" label="Title" />
              <Slug savedSlug={record?.slug} />
              <Field name="description" label="Description" help="Shown in lists and above the article">
                {(field) => <RichText {...field} holds="lines" placeholder="The article in a few lines" />}
              </Field>
              <Field name="content" label="Content">
                {(field) => (
                  <RichText
                    {...field}
                    holds="article"
                    placeholder="Write the article"
                    pictures={GalleryPictures}
                  />
                )}
              </Field>
            </div>
            <div className="flex min-w-0 flex-col gap-5">
              <Field name="date" label="Date" type="date" />
              <Field name="author" label="Author" />
              <Field name="tags" label="Tags" help="With commas between" />
              <Field name="image" label="Cover Image">
                {(field) => (
                  <ImageDrop
                    {...field}
                    current={record ? articlePicture(record) : ''}
                    alt="Cover"
                    ratio="3 / 2"
                  />
                )}
              </Field>
              <Field
                name="isRecentNews"
                label="Recent news"
                type="checkbox"
                help="The list calls a post Recent or Old by this."
              />
            </div>
          </div>
          <DraftActions
            isPublished={record?.status === 'published'}
            draftLabel="Save Draft"
            publishLabel={isNew ? 'Publish' : 'Update Post'}
            cancel={cancel}
          />
        </Form>
      )}
    </FormPage>
  )
}

/** Slug made from the title once. A published address must not change with the title. */
function Slug({ savedSlug }: { savedSlug: string | undefined }) {
  const { title = '' } = useValues()
  const slug = savedSlug || slugOf(title)
  return (
    <Field name="slug" label="Slug" help={`${window.location.origin}/blog/${slug}`}>
      {({ control }) => <TextInput {...control} disabled value={slug} />}
    </Field>
  )
}

function valuesOf(post: Blog) {
  return { ...post, date: localDay(articleTimestamp(post)), tags: post.tags.join(', ') }
}

function newPost() {
  return {
    date: localDay(Date.now()),
    author: currentSession()?.admin.name ?? '',
    isRecentNews: true,
    status: 'draft' as const,
  }
}
