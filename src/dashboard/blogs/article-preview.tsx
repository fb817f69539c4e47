import { PicturePreview } from '#src/ui/form/picture-preview.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { ArticleText } from '#src/ui/text/article-text.tsx'
import { longMonthDay } from '#src/ui/text/date.ts'

interface ArticlePreviewProps {
  title: string
  day: string
  author: string
  summary: string
  html: string
  /** Chosen cover, or the address of the stored one. */
  cover: File | string
  onClose: () => void
}

/** The article as it is in the form, in the component of the public page. */
export function ArticlePreview({ title, day, cover, onClose, ...article }: ArticlePreviewProps) {
  const name = title.trim() || 'Untitled article'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      isWide
      title="Preview"
      description="As visitors will see it. Nothing is saved yet."
    >
      <article className="text-base">
        <h1 className="wrap-anywhere mb-6 text-3xl leading-tight">{name}</h1>
        <ArticleText
          title={name}
          picture={
            <PicturePreview
              file={cover instanceof File ? cover : undefined}
              src={cover instanceof File ? '' : cover}
              alt={`Picture of the article “${name}”`}
              ratio="16 / 9"
              className="rounded-md"
            />
          }
          day={longMonthDay(day)}
          {...article}
        />
      </article>
    </Dialog>
  )
}
