import type { Elements } from '#src/ui/elements.ts'
import { Photo } from '#src/ui/picture/photo.tsx'
import { Html } from './html.tsx'
import { minutesToRead } from './minutes-to-read.ts'

interface ArticleTextProps {
  title: string
  /** Picture at the top. By default the one at `src`. */
  picture?: Elements
  src?: string
  /** Day of publication in words, and as a timestamp if it is readable. */
  day: string
  timestamp?: string | undefined
  author: string
  /** HTML of the summary and of the text. */
  summary: string
  html: string
  /** Content beside the line with the day. */
  tools?: Elements
  /** Content between the summary and the text. */
  contents?: Elements
}

/** An article as visitors read it, below its title. */
export function ArticleText({
  title,
  picture,
  src = '',
  day,
  timestamp,
  author,
  ...article
}: ArticleTextProps) {
  const { summary, html, tools, contents } = article
  return (
    <>
      {picture ?? (
        <Photo
          eager
          src={src}
          alt={`Picture of the article “${title}”`}
          ratio="16 / 9"
          className="rounded-md"
        />
      )}
      <div className="mt-5 mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b pb-5">
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm tabular-nums">
          <span>
            {timestamp ? (
              <>
                <span>{'Article — '}</span>
                <time dateTime={timestamp}>{day}</time>
              </>
            ) : (
              <span>{`Article — ${day}`}</span>
            )}
          </span>
          {author && <span>{`By ${author}`}</span>}
          <span>{`${minutesToRead(`${summary} ${html}`)} min read`}</span>
        </p>
        {tools}
      </div>
      {summary && (
        <div className="mb-8 [&_.article]:text-ink-soft [&_.article]:text-[max(1.25rem,.95vw)] [&_.article]:leading-normal">
          <Html html={summary} />
        </div>
      )}
      {contents}
      <Html anchored html={html} />
      {!summary && !html && <p className="text-ink-soft">Nobody has written this article yet.</p>}
    </>
  )
}
