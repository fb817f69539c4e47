import { Eye } from 'lucide-react'
import { useState } from 'react'
import { api } from '#src/api/index.ts'
import { currentSession } from '#src/api/session.ts'
import { recordPage } from '#src/company/record-page.ts'
import { blogInput } from '#src/contract/blogs/input.ts'
import type { Blog } from '#src/contract/blogs/record.ts'
import { articlePicture, articleTimestamp } from '#src/contract/options.ts'
import { DraftActions } from '#src/dashboard/form/draft-actions.tsx'
import { FormPage } from '#src/dashboard/form/form-page.tsx'
import { Button } from '#src/ui/button.tsx'
import { createForm } from '#src/ui/form/form.tsx'
import { ImageDrop } from '#src/ui/form/image-drop.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'
import { RichText } from '#src/ui/rich-text/rich-text.tsx'
import { localDay } from '#src/ui/text/date.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { useArticlePictures } from './article-pictures.ts'
import type { ArticlePreview } from './article-preview.tsx'
import { blogMissing } from './blog-missing.ts'
import { slugOf } from './blog-post.ts'
import { GalleryPictures } from './gallery-pictures.tsx'

const { Form, Field, useValues } = createForm(blogInput)

/** Form that creates or changes a post. */
export function BlogForm({ id }: { id?: string }) {
  const isNew = id === undefined
  const { upload, isUploading } = useArticlePictures()
  return (
    <FormPage
      title={isNew ? 'Add New Post' : 'Edit Blog Post'}
      resource={api.blogs}
      id={id}
      missing={blogMissing}
      hasDrafts
      publicPage={(id, { status }) => (status === 'published' ? recordPage('blog-details', id) : undefined)}
      files={(post) => ({ image: articlePicture(post) })}
    >
      {({ record, save, cancel, form }) => (
        <Form
          {...form}
          defaults={record ? valuesOf(record) : newPost()}
          entriesOf={(intent) => ({ status: intent === 'publish' ? 'published' : 'draft' })}
          onSubmit={(values) => {
            if (isUploading()) throw new Error(stillUploading)
            return save({ ...values, slug: record?.slug || slugOf(values.title) })
          }}
        >
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="flex min-w-0 flex-col gap-5">
              <Field name="title" label="Title" />
              <Slug savedSlug={record?.slug} />
              <Field
                name="description"
                label="Description"
                help="Shown in lists and above the article. Needed to publish."
              >
                {(field) => <RichText {...field} holds="lines" placeholder="The article in a few lines" />}
              </Field>
              <Field name="content" label="Content" help="Needed to publish">
                {(field) => (
                  <RichText
                    {...field}
                    holds="article"
                    placeholder="Write the article"
                    pictures={GalleryPictures}
                    upload={upload}
                  />
                )}
              </Field>
            </div>
            <div className="flex min-w-0 flex-col gap-5">
              <Field name="date" label="Date" type="date" />
              <Field name="author" label="Author" />
              <Field name="tags" label="Tags" help="Separate tags with commas" />
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
                help="Ticked: listed as Recent. Unticked: listed as Old."
              />
            </div>
          </div>
          <DraftActions
            isPublished={record?.status === 'published'}
            draftLabel="Save Draft"
            publishLabel={isNew ? 'Publish' : 'Update Post'}
            cancel={cancel}
          >
            <Preview storedCover={record ? articlePicture(record) : ''} />
          </DraftActions>
        </Form>
      )}
    </FormPage>
  )
}

const stillUploading =
  'A picture is still being uploaded. Save again when it is in the text, or cancel the upload.'

/** Button that shows the entries as the public page would. */
function Preview({ storedCover }: { storedCover: string }) {
  const [Article, setArticle] = useState<typeof ArticlePreview>()
  const open = () =>
    import('./article-preview.tsx').then(
      ({ ArticlePreview }) => setArticle(() => ArticlePreview),
      () =>
        toast.show({
          title: 'The preview could not be loaded. Try again when you are online.',
          tone: 'danger',
        }),
    )
  return (
    <>
      <Button variant="quiet" className="max-sm:px-2!" onClick={open}>
        <Eye aria-hidden size={18} strokeWidth={1.5} />
        <span className="max-sm:sr-only">Preview</span>
      </Button>
      {Article && (
        <OpenPreview article={Article} storedCover={storedCover} onClose={() => setArticle(undefined)} />
      )}
    </>
  )
}

interface OpenPreviewProps {
  article: typeof ArticlePreview
  storedCover: string
  onClose: () => void
}

function OpenPreview({ article: Article, storedCover, onClose }: OpenPreviewProps) {
  const { title = '', date = '', author = '', description = '', content = '', image } = useValues()
  return (
    <Article
      title={title}
      day={date}
      author={author}
      summary={description}
      html={content}
      cover={image ?? storedCover}
      onClose={onClose}
    />
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
    description: '',
    content: '',
    isRecentNews: true,
    status: 'draft' as const,
  }
}
