import { Link } from '@tanstack/react-router'
import { articleMoment, articlePicture, type Blog } from '#src/contract/blogs.ts'
import { articleDay, articleTitle } from '#src/site/cards/article.ts'
import { RecordState } from '#src/site/content/record-state.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'
import { Html } from '#src/ui/text/html.tsx'
import { ArticleNeighbours } from './-article-neighbours.tsx'
import { ArticleShare } from './-article-share.tsx'
import { ArticleSkeleton } from './-article-skeleton.tsx'
import { ArticleTags } from './-article-tags.tsx'
import { minutesToRead } from './-minutes-to-read.ts'
import { useArticle } from './-use-article.ts'

/** Everything of an article below its title. */
export function ArticleStory({ id }: { id: string }) {
  return (
    <div className="min-w-0">
      <RecordState record={useArticle(id)} thing="article" back={back} skeleton={<ArticleSkeleton />}>
        {(blog) => <Story blog={blog} id={id} />}
      </RecordState>
    </div>
  )
}

function Story({ blog, id }: { blog: Blog; id: string }) {
  const title = articleTitle(blog)
  const moment = articleMoment(blog)
  const isBlank = !blog.description && !blog.content
  return (
    <article>
      <Photo
        eager
        src={articlePicture(blog)}
        alt={`Picture of the article “${title}”`}
        ratio="16 / 9"
        className="rounded-md"
      />
      <div className="mt-5 mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b pb-5">
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm tabular-nums">
          <span>
            Article — {moment ? <time dateTime={moment}>{articleDay(blog)}</time> : articleDay(blog)}
          </span>
          {blog.author && <span>By {blog.author}</span>}
          <span>{minutesToRead(blog)} min read</span>
        </p>
        <ArticleShare title={title} id={id} />
      </div>
      {blog.description && (
        <div className="mb-8 [&_.article]:text-ink-soft [&_.article]:text-lg [&_.article]:leading-normal">
          <Html html={blog.description} />
        </div>
      )}
      <Html html={blog.content} />
      {isBlank && <p className="text-ink-soft">Nobody has written this article yet.</p>}
      <ArticleTags tags={blog.tags} />
      <ArticleNeighbours id={id} />
      <p className="mt-10 print:hidden">{back}</p>
    </article>
  )
}

const back = (
  <Link to="/blog" className={buttonClass('secondary')}>
    Return to Blog List
  </Link>
)
